import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Db, type SqlValue, type Tx, Unavailable } from './db.ts'

const BIGINT = 20
// All whole numbers of ours are exact in a double: see `Count` of the contract.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig

// Serialisation failure, deadlock, and a unique key that another transaction took first: at a second look the work sees that it is taken.
const RETRIED = new Set(['40001', '40P01', '23505'])
const TRIES = 5
/** Milliseconds before a transaction looks for another connection; longer after each try. */
const PAUSE = 50

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

/** The connection was lost before the commit was sent: nothing of the transaction stays, and it may be run again. */
class Lost extends Unavailable {}

/**
 * Connects to PostgreSQL. Transactions that lose against another are run again, up to five times; so are those whose connection is lost before they
 * commit, after a pause.
 */
export function openPostgres(url: string): Db {
  const pool = new pg.Pool({ connectionString: url, max: 10, types })
  // Without a listener a lost connection ends the process. Who holds it learns of the loss from the next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error) => Promise.reject(new Lost(error)))
    let lost: Error | undefined
    let committing = false
    try {
      await client.query('begin')
      const result = await work(transaction(client))
      committing = true
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        lost = failure
      })
      if (!lost) throw error
      throw committing ? new Unavailable(lost) : new Lost(lost)
    } finally {
      client.release(lost)
    }
  }
  return {
    async tx(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work)
        } catch (error) {
          const lost = error instanceof Lost
          if (tries === TRIES || !(lost || RETRIED.has((error as { code?: string }).code ?? ''))) throw error
          if (lost) await sleep(PAUSE * tries)
        }
      }
    },
    close: () => pool.end(),
  }
}
