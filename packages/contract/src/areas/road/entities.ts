import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Whole } from '../../schema.ts'
import { PlaceType } from './enums.ts'

/** A place on the road. Ids are stable: the same place has the same id for every player. */
export const Place = Type.Object({
  id: Count,
  placeType: Enum(PlaceType),
  /** Horizontal position: −300 (left) to 300 (right), 0 in the middle. */
  posX: Whole,
  /** Height in units, the same scale as `Player.coordinate`. */
  posY: Count,
  stair: Count,
  /** Name of its frame in an atlas. */
  image: Type.String(),
  /** For battles, the catalogue name of the creature shown here (the strongest of the squad); else null. */
  creatureId: Nullable(Id),
  creatureImageId: Nullable(Type.String()),
  creatureLevel: Nullable(Count),
  /** Number of opponents. */
  squadSize: Count,
  /** Catalogue names of the opponents beside the one shown here, in the order of their positions. */
  companions: Type.Array(Type.String()),
  /** Blocks the road until it is defeated. */
  guardian: Flag,
  boss: Flag,
  battleLost: Flag,
  used: Flag,
  /** Difficulty of the battle for this player: the colour of the stair. Null if there is no battle. */
  difficulty: Nullable(Enum(['GREEN', 'YELLOW', 'RED'] as const)),
  /** The rewards for taking the place. */
  gain: Type.Array(Gain),
  /** TALKER, POINTER, SCRIPT, CUSTOM_PLACE: id of the story or education of packages/world. TURN: the context it leads to. */
  subject: Nullable(Type.String()),
})
export type Place = Static<typeof Place>

/** A platform of the road. `kind` decides its picture. Numbered platforms have a `stair`; for the islets between them it is null. */
export const Tile = Type.Object({
  posX: Whole,
  posY: Count,
  kind: Enum(['meadow', 'stone', 'gold', 'snow', 'moss', 'hell'] as const),
  stair: Nullable(Count),
})
export type Tile = Static<typeof Tile>

/** The education that starts at a coordinate. */
export const Education = Type.Object({ id: Type.String(), posY: Count })

export const Teleport = Type.Object({
  id: Count,
  targets: Type.Array(Type.Object({ target: Count, stair: Count, posY: Count, contextId: Type.String() })),
})
