import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable, type Db, type SqlValue, type Tx } from './db.ts'

const BIGINT = 20
// All whole numbers of ours are exact in a double: see `Count` of the contract.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig

// Serialisation failure, deadlock, and a unique key that another transaction took first: at a second look the work sees that it is taken.
const RETRIED = new Set(['40001', '40P01', '23505'])
const MAX_ATTEMPTS = 5
/** Milliseconds before a transaction looks for another connection; longer after each try. */
const RETRY_DELAY = 50
/** Milliseconds after which no further connection is looked for: a client waits for 15 s. */
const RETRY_FOR = 5000
const CANCELED = '57014'

/** Milliseconds that are waited for a connection, for PostgreSQL to carry a statement out, and for its answer; 0 is without end. */
export interface Limits {
  readonly connect: number
  readonly statement: number
  readonly response: number
}
const LIMITS: Limits = { connect: 3000, statement: 5000, response: 6000 }
/** For work that may take long: a new schema, forgetting what is old. */
export const NO_TIME_LIMIT: Limits = { connect: 3000, statement: 0, response: 0 }

/** `?` outside of quotes becomes `$1`, `$2`, … */
const numbered = new Map<string, string>()
function numberedSql(sql: string): string {
  let text = numbered.get(sql)
  if (text === undefined) {
    let count = 0
    text = sql.replace(/'[^']*'|\?/g, (part) => (part === '?' ? `$${++count}` : part))
    numbered.set(sql, text)
  }
  return text
}

const transaction = (client: pg.PoolClient): Tx => {
  const query = (sql: string, values: readonly SqlValue[] = []) => client.query(numberedSql(sql), [...values])
  return {
    lock: ' for update',
    all: async <T>(sql: string, values?: readonly SqlValue[]) => (await query(sql, values)).rows as T[],
    one: async <T>(sql: string, values?: readonly SqlValue[]) => (await query(sql, values)).rows[0] as T | undefined,
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
  }
}

const codeOf = (error: unknown): string => (error as { readonly code?: string }).code ?? ''

/** The connection was lost before the commit was sent: nothing of the transaction stays, and it may be run again. */
class ConnectionLost extends DatabaseUnavailable {}

/**
 * Connects to PostgreSQL. Transactions that lose against another are run again, up to five times; so are those whose connection is lost before they
 * commit, after a pause. Where PostgreSQL is silent or takes too long for a statement, `Unavailable` is thrown.
 */
export function openPostgres(url: string, { connect, statement, response }: Limits = LIMITS): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    query_timeout: response,
  })
  // Without a listener a lost connection ends the process. Who holds it learns of the loss from the next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => Promise.reject(new ConnectionLost(error)))
    let lost: Error | undefined
    let committing = false
    try {
      await client.query('begin')
      const result = await work(transaction(client))
      committing = true
      await client.query('commit')
      return result
    } catch (error) {
      // A connection that is silent is not waited for again as long. The limit is known to the library, but not to its types.
      await client.query({ text: 'rollback', query_timeout: 1000 } as pg.QueryConfig).catch((failure: Error) => {
        lost = failure
      })
      if (!lost) throw codeOf(error) === CANCELED ? new DatabaseUnavailable(error as Error) : error
      throw committing ? new DatabaseUnavailable(lost) : new ConnectionLost(lost)
    } finally {
      client.release(lost)
    }
  }
  return {
    async tx(work) {
      const giveUp = performance.now() + RETRY_FOR
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work)
        } catch (error) {
          const lost = error instanceof ConnectionLost && performance.now() < giveUp
          if (tries === MAX_ATTEMPTS || !(lost || RETRIED.has(codeOf(error)))) throw error
          if (lost) await sleep(RETRY_DELAY * tries)
        }
      }
    },
    close: () => pool.end(),
  }
}
