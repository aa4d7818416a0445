import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Whole } from '../../schema.ts'
import { PlaceType } from './enums.ts'

/** Something standing on the road. Ids are stable: the same place has the same id for everyone. */
export const Place = Type.Object({
  id: Count,
  placeType: Enum(PlaceType),
  /** Across the road, −300 (left) to 300 (right), 0 is its middle. */
  posX: Whole,
  /** Height in units, the same scale as `Player.coordinate`. */
  posY: Count,
  stair: Count,
  /** Frame name of its picture in an atlas. */
  image: Type.String(),
  /** Fights: which creature of the catalogue stands here (the strongest of its squad), else null. */
  creatureId: Nullable(Id),
  creatureImageId: Nullable(Type.String()),
  creatureLevel: Nullable(Count),
  /** How many fight there. */
  squadSize: Count,
  /** Bars the way until it is defeated. */
  guardian: Flag,
  boss: Flag,
  battleLost: Flag,
  used: Flag,
  /** How hard the fight looks for this player: the colour of the stair. Null where there is no fight. */
  difficulty: Nullable(Enum(['GREEN', 'YELLOW', 'RED'] as const)),
  /** What taking the place gives, shown beforehand. */
  gain: Type.Array(Gain),
  /** TALKER, POINTER, SCRIPT, CUSTOM_PLACE: which story or education of packages/world; TURN: the context it leads to. */
  subject: Nullable(Type.String()),
})
export type Place = Static<typeof Place>

/** A platform of the road. `kind` picks its picture; the numbered ones carry `stair`, the islets between null. */
export const Tile = Type.Object({
  posX: Whole,
  posY: Count,
  kind: Enum(['meadow', 'stone', 'gold', 'snow', 'moss', 'hell'] as const),
  stair: Nullable(Count),
  difficulty: Nullable(Enum(['GREEN', 'YELLOW', 'RED'] as const)),
})
export type Tile = Static<typeof Tile>

/** The guide's lesson that belongs to a coordinate. */
export const Education = Type.Object({ id: Type.String(), posY: Count })

export const Teleport = Type.Object({
  id: Count,
  targets: Type.Array(Type.Object({ target: Count, stair: Count, posY: Count, contextId: Type.String() })),
})
