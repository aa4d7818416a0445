import { type Static, Type } from 'typebox'
import { Count, Enum, Id, Nullable, Time } from '../../schema.ts'
import { BattleKind, BattleSide } from '../battle/enums.ts'
import { Consumable, Creature } from '../hero/entities.ts'

/** An input of the player's, as a fight remembers it. */
const Move = Type.Union([
  Type.Object({ type: Enum(['hit'] as const), attackerId: Id, defenderId: Id }),
  Type.Object({ type: Enum(['consumable'] as const), id: Id, targetCreatureId: Id }),
  Type.Object({ type: Enum(['skip', 'giveUp'] as const) }),
])

/** A finished fight with all that it takes to play it again: what it began with, the player's inputs, and the SHA-256 of the state it ended in. */
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
    bosses: Type.Array(Id),
    consumables: Type.Array(Consumable),
    skill: Count,
  }),
  moves: Type.Array(Move),
  winner: Enum(BattleSide),
  hash: Type.String(),
})
export type BattleRecord = Static<typeof BattleRecord>

/** A finished fight in a list. */
export const FinishedBattle = Type.Object({ id: Id, kind: Enum(BattleKind), stair: Count, winner: Enum(BattleSide), at: Time })
export type FinishedBattle = Static<typeof FinishedBattle>
