import { type Static, Type } from 'typebox'
import { RevealedDraw } from '../../economy/seed.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { BattleKind, BattleSide } from '../battle/enums.ts'
import { Consumable, Creature } from '../hero/entities.ts'

/** A stored input: of the player; in a melee, of the side whose turn it is, where `auto` is a move that the rules chose. */
const Move = Type.Union([
  Type.Object({ type: Enum(['hit'] as const), attackerId: Id, defenderId: Id }),
  Type.Object({ type: Enum(['consumable'] as const), id: Id, targetCreatureId: Id }),
  Type.Object({ type: Enum(['skip'] as const), creatureId: Type.Optional(Id) }),
  Type.Object({ type: Enum(['giveUp', 'auto'] as const) }),
])

/** A finished battle with everything needed to replay it: the setup, the player's inputs, and the SHA-256 of the final state. */
export const BattleRecord = Type.Object({
  id: Id,
  placeId: Nullable(Count),
  seedHash: Type.String(),
  setup: Type.Object({
    kind: Enum(BattleKind),
    stair: Count,
    seed: Type.String(),
    own: Type.Array(Creature),
    enemy: Type.Array(Creature),
    others: Type.Optional(Type.Array(Type.Array(Creature))),
    /** In a melee: the moves of all sides are inputs. */
    everySide: Type.Optional(Type.Literal(true)),
    bosses: Type.Array(Id),
    consumables: Type.Array(Consumable),
    skill: Count,
    experiencePercent: Type.Optional(Count),
    /** Wounds that the enemies still had of fights that the player lost there, in per cent of their health. */
    wounds: Type.Optional(Count),
  }),
  moves: Type.Array(Move),
  winner: Enum(BattleSide),
  hash: Type.String(),
  /** Version of the rules when the fight began; null if it is older than the numbering. */
  rulesVersion: Nullable(Count),
  /** Whether the player shares the fight by a link. Absent in a record that was opened by a link. */
  shared: Type.Optional(Flag),
})
export type BattleRecord = Static<typeof BattleRecord>

/** Opens the replay of a fight to everybody who gets it: 128 random bits in base64url, so that nobody finds it by guessing. */
export const ReplayToken = Type.String({ minLength: 22, maxLength: 22, pattern: '^[A-Za-z0-9_-]+$' })

/** A finished battle in a list. */
export const FinishedBattle = Type.Object({ id: Id, kind: Enum(BattleKind), stair: Count, winner: Enum(BattleSide), at: Time })
export type FinishedBattle = Static<typeof FinishedBattle>

/** A finished draw by chance with everything needed to draw again: the weights of the table's rows. */
export const FinishedDraw = Type.Object({
  ...RevealedDraw.properties,
  /** Index of the row that was drawn. */
  row: Count,
  weights: Type.Array(Count),
  at: Time,
})
export type FinishedDraw = Static<typeof FinishedDraw>
