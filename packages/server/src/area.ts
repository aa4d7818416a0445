import type { CallMap, Conflict } from '@skystair/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import type { RewardKinds } from './economy/reward-kinds.ts'
import type { AnyHandler, HandlersOf } from './handlers.ts'
import type { Tx } from './storage/db.ts'
import type { Migration } from './storage/migrate.ts'

/** Everything that an area adds to the server. `areas/<area>/index.ts` exports it as `area`. */
export interface Area {
  readonly handlers: Readonly<Record<string, AnyHandler>>
  /** How it gives the kinds of rewards that it owns. */
  readonly rewardKinds?: RewardKinds
  /** Their names begin with the day on which they were written, `2026-03-14-clans`: in that order they run. */
  readonly migrations?: readonly Migration[]
  /** Routes that are no calls of the contract, such as those that platforms call. */
  readonly routes?: (app: FastifyInstance, deps: Deps) => void
  /** Deletes what is out of date. Runs every hour. */
  readonly sweep?: (tx: Tx, now: number) => Promise<unknown>
  /** The area's part of the player's current state that is sent with a 409; null where the player has none to show yet. */
  readonly current?: (tx: Tx, playerId: number, now: number) => Promise<Partial<Conflict> | null>
}

/** An area with a handler for each of its built calls: the types demand them, and that each returns what the contract states. */
export const defineArea = <const M extends CallMap>(
  _calls: M,
  area: Omit<Area, 'handlers'> & { readonly handlers: HandlersOf<M> },
): Area => ({
  ...area,
  handlers: area.handlers as unknown as Area['handlers'],
})
