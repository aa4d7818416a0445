import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Area } from '../area.ts'
import type { Deps } from '../deps.ts'
import type { Personal } from '../personal-table.ts'
import type { Db } from '../storage/db.ts'
import { leaseOf } from '../storage/lease.ts'
import { type Sweep, sweepSome } from '../sweep.ts'

/** How long a node that has stopped in the middle of a sweep keeps the others from sweeping, milliseconds. */
export const SWEEP_LEASE = 60_000
/** Milliseconds between two steps of a sweep, in which calls are handled. */
const PAUSE = 20

interface Host {
  readonly areas: readonly Pick<Area, 'recurring'>[]
  readonly deps: Deps
  /** What is removed every hour. */
  readonly sweeps: readonly Sweep[]
  readonly personal: Personal
  /** For the sweeps: without a time limit for its statements. */
  readonly maintenance: Db
  /** Identifies the node among others on the same database. */
  readonly node: string
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** Waits between two steps of a sweep. */
  readonly pause?: () => Promise<unknown>
}

/** Work that the server does outside calls. What fails is logged, and does not keep the rest from being done. */
export interface Chores {
  /** Does the scheduled work of all areas. Does nothing while an earlier round is still running: a slow one must not be overtaken. */
  round(): Promise<void>
  /** Removes what is outdated, in small steps, each in a transaction of its own. Does nothing while any node is sweeping. */
  sweep(): Promise<void>
  /** Ends a sweep after its present step. Resolves when neither a sweep nor a round is running; later ones do nothing. */
  end(): Promise<void>
}

export function choresOf({ areas, deps, sweeps, personal, maintenance, node, log, pause = () => sleep(PAUSE) }: Host): Chores {
  const lease = leaseOf(maintenance, 'sweep', node, SWEEP_LEASE)
  let round: Promise<void> | null = null
  let sweeping: Promise<void> | null = null
  let isEnding = false
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, what)
    }
  }
  const runAll = async () => {
    await Promise.all(areas.map((area) => attempt('what is due could not be done', async () => area.recurring?.(deps))))
    round = null
  }
  const sweepOne = async (sweep: Sweep) => {
    let more = true
    while (more && !isEnding && (await lease.hold(deps.clock()))) {
      more = await maintenance.tx((tx) => sweepSome(tx, sweep, deps.clock(), personal))
      await pause()
    }
  }
  const sweepAll = async () => {
    for (const sweep of sweeps) await attempt('the sweep failed', () => sweepOne(sweep))
    await attempt('the sweep failed', lease.release)
    sweeping = null
  }
  return {
    round() {
      if (!isEnding) round ??= runAll()
      return round ?? Promise.resolve()
    },
    sweep() {
      if (!isEnding) sweeping ??= sweepAll()
      return sweeping ?? Promise.resolve()
    },
    async end() {
      isEnding = true
      await round
      await sweeping
    },
  }
}
