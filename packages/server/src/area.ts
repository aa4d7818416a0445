import type { CallMap, Conflict } from '@skystair/contract'
import type { FastifyInstance } from 'fastify'
import type { BonusSource } from './bonuses.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import type { RewardKinds } from './economy/reward-kinds.ts'
import type { AnyHandler, HandlersOf } from './handlers.ts'
import type { PersonalOwner } from './personal-table.ts'
import type { Ratings } from './ratings.ts'
import type { Tx } from './storage/db.ts'
import type { Migration } from './storage/migrate.ts'
import type { Sweep } from './sweep.ts'
import type { TableRules } from './table-rule.ts'

/**
 * A kind of reply, or of field in replies, that is computed again when a request is repeated. Of the first reply only the memo is stored, which must be
 * short and hold no secret.
 */
export interface Derived {
  readonly schema: object
  memo(value: unknown): unknown
  derive(tx: Tx, playerId: number, memo: unknown, now: number): Promise<unknown>
}

/** The same with the types of its values and memos. */
export const derivedReply = <Value, Memo>(derived: {
  readonly schema: object
  readonly memo: (value: Value) => Memo
  readonly derive: (tx: Tx, playerId: number, memo: Memo, now: number) => Promise<Value>
}): Derived => derived as unknown as Derived

/** Everything that an area adds to the server. `areas/<area>/index.ts` exports it as `area`. */
export interface Area extends PersonalOwner {
  readonly handlers: Readonly<Record<string, AnyHandler>>
  /** Handlers for the kinds of rewards that the area owns. */
  readonly rewardKinds?: RewardKinds
  /** The ratings whose order the area defines. */
  readonly ratings?: Ratings
  /** Returns what the area adds to a player's fights and visits in others. */
  readonly bonuses?: BonusSource
  /** Names begin with the date of writing, `2026-03-14-clans`: migrations run in that order. */
  readonly migrations?: readonly Migration[]
  /** Reads the operator's files, before the first call. Throws a ConfigError. */
  readonly configure?: (config: Config) => void
  /** Routes that are not calls of the contract, such as those for platforms. */
  readonly routes?: (app: FastifyInstance, deps: Deps) => void
  /** Why each of its tables does not grow without an end. */
  readonly tables?: TableRules
  /** What is removed every hour, in this order. */
  readonly sweep?: readonly Sweep[]
  /** Does scheduled work, outside any call. Runs every half minute on each node. */
  readonly recurring?: (deps: Deps) => Promise<unknown>
  /** Returns true if a player may subscribe to this live destination of the area. */
  readonly mayHear?: (tx: Tx, playerId: number, destination: string) => Promise<boolean>
  /** Returns the players whose live messages a player does not want. */
  readonly mutes?: (tx: Tx, playerId: number) => Promise<readonly number[]>
  readonly derived?: readonly Derived[]
  /** Returns the area's part of the current state that is sent with a 409, or null if the player has none yet. */
  readonly current?: (tx: Tx, playerId: number, now: number) => Promise<Partial<Conflict> | null>
}

/** Defines an area with a handler for each of its built calls. The types require that each returns the reply of the contract. */
export const defineArea = <const M extends CallMap>(
  _calls: M,
  area: Omit<Area, 'handlers'> & { readonly handlers: HandlersOf<M> },
): Area => ({
  ...area,
  handlers: area.handlers as unknown as Area['handlers'],
})
