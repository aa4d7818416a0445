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
  /** Has made its move in this round. */
  struck: Type.Boolean(),
  /** Braced by skipping: takes less until its next move. */
  braced: Type.Boolean(),
  boss: Type.Boolean(),
})
export type BattleCreature = Static<typeof BattleCreature>

/** One thing that happened, in order, for the scene and the log to show. `by` acts on `on`; `amount` is the number that is shown. */
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
    'TEMPER',
    'GIVE_UP',
    'END',
  ] as const),
  by: Nullable(Id),
  on: Nullable(Id),
  amount: Whole,
  /** Which skill, effect, trait or consumable; the winner's side for END. */
  what: Nullable(Type.String()),
  crit: Flag,
  /** Health of `on` after it. */
  left: Nullable(Count),
})
export type BattleEvent = Static<typeof BattleEvent>

/** What can be chosen now. `targets[attackerId]` lists whom that creature can strike (its own side where it can mend). */
export const Ask = Type.Object({
  side: Enum(BattleSide),
  attackers: Type.Array(Id),
  targets: Type.Record(Type.String(), Type.Array(Id)),
  /** Who braces if the player skips. */
  skipperId: Id,
  /** Consumables that can be used now and on whom. */
  consumables: Type.Array(Type.Object({ id: Id, kind: Type.String(), count: Count, targets: Type.Array(Id) })),
})
export type Ask = Static<typeof Ask>

/** What `hit` will do, exactly for the certain parts and as the least and the most where the dice decide. */
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
  /** Whom the opponent is likely to strike next, with whom; null when it will not come to that. */
  enemyNext: Nullable(Type.Object({ attackerId: Id, defenderId: Id })),
})
export type Forecast = Static<typeof Forecast>

/** What the fight gave, once it is over. */
export const BattleResult = Type.Object({
  winner: Enum(BattleSide),
  experience: Count,
  /** Rank points by creature id, at most 6 a fight. */
  rankPoints: Type.Record(Type.String(), Count),
  gains: Type.Array(Gain),
  levelUp: Flag,
  /** A creature that joins the player, by its catalogue id. */
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
  /** Inputs taken so far; a live message or a reply with a lower one is old. */
  version: Count,
  /** SHA-256 (hex) of the seed, known before the first move; `seed` itself follows when the fight is over. */
  seedHash: Type.String(),
  seed: Nullable(Type.String()),
  /** Sorted by id, ascending. The player's side is TM1. */
  creatures: Type.Array(BattleCreature),
  /** What happened since the player's previous input (after `get`: nothing). */
  events: Type.Array(BattleEvent),
  result: Nullable(BattleResult),
})
export type Battle = Static<typeof Battle>

/** Both null when no battle is on. `ask` is null while the fight is over. */
export const BattleStatus = Type.Object({ battle: Nullable(Battle), ask: Nullable(Ask) })
export type BattleStatus = Static<typeof BattleStatus>
