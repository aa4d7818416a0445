import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openPostgres } from '../src/storage/postgres.ts'
import { AnsweredError, acknowledgedCalls, type Comparison, type Pending } from './acknowledged.ts'
import { postgresSchema } from './postgres-schemas.ts'
import { running } from './server-process.ts'

export interface CutReport extends Comparison {
  readonly cuts: number
  /** How many connections were cut. */
  readonly connections: number
  /** Of the nodes, how many run on and are ready after each cut. */
  readonly alive: number
  /** Requests that were answered 503, and repeated with their key. */
  readonly unavailable: number
  /** Requests that failed in another way. */
  readonly failures: readonly string[]
}

const NODES = 2
const NAME = 'skystair cut run'

/**
 * Cuts all connections of several nodes to PostgreSQL again and again while guests start, report and take their daily reward. Requests that are answered 503
 * are repeated with the same key. Afterwards the database is compared with the acknowledged calls.
 */
export async function cutRun(cuts: number, { callers = 8, burst = 300 }: { callers?: number; burst?: number } = {}): Promise<CutReport> {
  const schema = await postgresSchema()
  const url = new URL(schema.url)
  url.searchParams.set('application_name', NAME)
  const nodes = [
    await running({ DATABASE_URL: url.href }),
    ...(await Promise.all(Array.from({ length: NODES - 1 }, () => running({ DATABASE_URL: url.href })))),
  ]
  const admin = new pg.Client({ connectionString: schema.url })
  await admin.connect()
  const calls = acknowledgedCalls()
  const failures: string[] = []
  let [connections, unavailable, count, over] = [0, 0, 0, false]

  /** Asks one node after the other until one has answered with 200. */
  async function persist(pending: Pending): Promise<void> {
    for (let tries = 0; ; tries++)
      try {
        await calls.begin(nodes[tries % NODES]!.url, pending)
        return
      } catch (error) {
        if (!(error instanceof AnsweredError && error.status === 503)) {
          failures.push(String(error))
          return
        }
        unavailable++
        await sleep(50)
      }
  }
  const load = Promise.all(
    Array.from({ length: callers }, async () => {
      while (!over) {
        const name = `cut-${count++}`
        await persist({ key: `cut-run-request-${name}`, name })
      }
    }),
  )
  const isReady = async ({ url, alive }: (typeof nodes)[number]) => alive() && (await fetch(`${url}/ready`)).status === 200
  let alive: number = NODES
  for (let cut = 0; cut < cuts; cut++) {
    await sleep(burst)
    const { rowCount } = await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [NAME])
    connections += rowCount ?? 0
    await sleep(burst)
    alive = Math.min(alive, (await Promise.all(nodes.map(isReady))).filter(Boolean).length)
  }
  over = true
  await load
  for (const node of nodes) await node.end()
  const db = openPostgres(schema.url)
  const compared = await calls.compare(db)
  await db.close()
  await admin.end()
  await schema.drop()
  return { cuts, connections, alive, unavailable, failures, ...compared }
}
