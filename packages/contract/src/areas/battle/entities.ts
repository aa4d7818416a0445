import { type Static, Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Count, Enum, Flag, Id, Nullable, Whole } from '../../schema.ts'
import { Creature, Effect } from '../hero/entities.ts'
import { BattleKind, BattleProgress, BattleSide } from './enums.ts'

/** A creature on the battlefield. `position`: 0–2 front row, 3–5 back row, left to right. */
export const BattleCreature = Type.Object({
  ...Creature.properties,
  side: Enum(BattleSide),
  position: Type.Integer({ minimum: 0, maximum: 5 }),
  /** Has already moved in this round. */
  struck: Type.Boolean(),
  /** Braced by skipping: takes less damage until its next move. */
  braced: Type.Boolean(),
  boss: Type.Boolean(),
})
export type BattleCreature = Static<typeof BattleCreature>

/** One event of a battle, in order, for the scene and the log. `by` acts on `on`; `amount` is the number shown. */
export const BattleEvent = Type.Object({
  type: Enum([
    'ROUND',
    'HIT',
    'ANSWER',
    'MISS',
    'HEAL',
    'BRACE',
    'EFFECT',
    'EFFECT_END',
    'EFFECT_DAMAGE',
    'SKILL',
    'TRAIT',
    'DEATH',
    'SURVIVE',
    'REVIVE',
    'CONSUMABLE',
    'PHASE',
    'GIVE_UP',
    'END',
  ] as const),
  by: Nullable(Id),
  on: Nullable(Id),
  amount: Whole,
  /** Which skill, effect, trait or consumable; for END, the winning side. */
  what: Nullable(Type.String()),
  crit: Flag,
  /** Health of `on` afterwards. */
  left: Nullable(Count),
})
export type BattleEvent = Static<typeof BattleEvent>

/** What the player can choose now. `targets[attackerId]` lists the ids that this creature can hit, or on its own side heal. */
export const Ask = Type.Object({
  side: Enum(BattleSide),
  attackers: Type.Array(Id),
  targets: Type.Record(Type.String(), Type.Array(Id)),
  /** The creature that braces if the player skips. */
  skipperId: Id,
  /** Consumables that can be used now, each with its possible targets. */
  consumables: Type.Array(Type.Object({ id: Id, kind: Type.String(), count: Count, targets: Type.Array(Id) })),
})
export type Ask = Static<typeof Ask>

/** What a hit will do. Outcomes that depend on chance are given as minimum and maximum. */
export const Forecast = Type.Object({
  attackerId: Id,
  defenderId: Id,
  heal: Flag,
  damageMin: Count,
  damageMax: Count,
  kills: Enum(['NO', 'MAYBE', 'YES'] as const),
  answerMin: Count,
  answerMax: Count,
  answerKills: Enum(['NO', 'MAYBE', 'YES'] as const),
  effects: Type.Array(Effect),
  /** The opponent's next hit that would be worst, with the most damage that it can deal; null if there will be none. */
  enemyNext: Nullable(Type.Object({ attackerId: Id, defenderId: Id, damageMax: Count, kills: Flag })),
})
export type Forecast = Static<typeof Forecast>

/** Rewards of the battle once it is over. */
export const BattleResult = Type.Object({
  winner: Enum(BattleSide),
  experience: Count,
  /** Rank points by creature id, at most 6 per battle. */
  rankPoints: Type.Record(Type.String(), Count),
  gains: Type.Array(Gain),
  levelUp: Flag,
  /** Catalogue id of a creature that joins the player. */
  joined: Nullable(Type.String()),
})
export type BattleResult = Static<typeof BattleResult>

export const Battle = Type.Object({
  id: Id,
  kind: Enum(BattleKind),
  progress: Enum(BattleProgress),
  placeId: Nullable(Count),
  stair: Count,
  round: Count,
  /** Number of inputs so far. A live message or reply with a lower version is out of date. */
  version: Count,
  /** SHA-256 (hex) of the seed, published before the first move; `seed` itself is sent once the battle is over. */
  seedHash: Type.String(),
  seed: Nullable(Type.String()),
  /** Sorted by id, ascending. The player's side is TM1. */
  creatures: Type.Array(BattleCreature),
  /** Events since the player's previous input; empty after `get`. */
  events: Type.Array(BattleEvent),
  result: Nullable(BattleResult),
})
export type Battle = Static<typeof Battle>

/** Both are null outside a battle; `ask` is also null once the battle is over. */
export const BattleStatus = Type.Object({ battle: Nullable(Battle), ask: Nullable(Ask) })
export type BattleStatus = Static<typeof BattleStatus>
