import type { FastifyBaseLogger } from 'fastify'
import type { Area } from '../area.ts'
import type { Deps } from '../deps.ts'
import { deleteOldReplies } from '../http/pipeline/remember.ts'
import type { Personal } from '../personal-table.ts'
import { deleteOldSessions } from '../session/session.ts'
import type { Db } from '../storage/db.ts'

interface Host {
  readonly areas: readonly Area[]
  readonly deps: Deps
  /** Has no time limit for its statements. */
  readonly maintenance: Db
  readonly personal: Personal
  readonly log: Pick<FastifyBaseLogger, 'error'>
}

/** Work that the server does outside calls. What fails is logged, and does not keep the rest from being done. */
export interface Chores {
  /** Does the scheduled work of all areas. Does nothing while an earlier round is still running: a slow one must not be overtaken. */
  round(): Promise<void>
  /** Deletes outdated stored replies, sessions and data of the areas, each in a transaction of its own. */
  sweep(): Promise<void>
}

export function choresOf({ areas, deps, maintenance, personal, log }: Host): Chores {
  const { clock } = deps
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
      const sweep = (work: Parameters<Db['tx']>[0]) => attempt('the sweep failed', () => maintenance.tx(work))
      await sweep((tx) => deleteOldReplies(tx, clock()))
      await sweep((tx) => deleteOldSessions(tx, clock()))
      for (const { sweep: own } of areas) if (own) await sweep((tx) => own(tx, clock(), personal))
    },
  }
}
