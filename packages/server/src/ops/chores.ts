import type { FastifyBaseLogger } from 'fastify'
import type { Area } from '../area.ts'
import type { Deps } from '../deps.ts'
import type { Db, Tx } from '../storage/db.ts'

interface Host {
  readonly areas: readonly Pick<Area, 'recurring'>[]
  readonly deps: Deps
  /** Delete outdated rows. */
  readonly sweeps: readonly ((tx: Tx, now: number) => Promise<unknown>)[]
  /** For the sweeps: without a time limit for its statements. */
  readonly maintenance: Db
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Work that the server does outside calls. What fails is logged, and does not keep the rest from being done. */
export interface Chores {
  /** Does the scheduled work of all areas. Does nothing while an earlier round is still running: a slow one must not be overtaken. */
  round(): Promise<void>
  /** Runs all sweeps, each in a transaction of its own. */
  sweep(): Promise<void>
}

export function choresOf({ areas, deps, sweeps, maintenance, log }: Host): Chores {
  let running: Promise<void> | null = null
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, what)
    }
  }
  const runAll = async () => {
    await Promise.all(areas.map((area) => attempt('what is due could not be done', async () => area.recurring?.(deps))))
    running = null
  }
  return {
    round() {
      running ??= runAll()
      return running
    },
    async sweep() {
      for (const sweep of sweeps) await attempt('the sweep failed', () => maintenance.tx((tx) => sweep(tx, deps.clock())))
    },
  }
}
