import pg from 'pg'
import type { Db, SqlValue, Tx } from './db.ts'

const BIGINT = 20
// All whole numbers of ours are exact in a double: see `Count` of the contract.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig

// Serialisation failure, deadlock, and a unique key that another transaction took first: at a second look the work sees that it is taken.
const RETRIED = new Set(['40001', '40P01', '23505'])
const TRIES = 5

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

/** Connects to PostgreSQL. Transactions that lose against another are run again, up to five times. */
export function openPostgres(url: string, onError: (error: Error) => void = () => {}): Db {
  const pool = new pg.Pool({ connectionString: url, max: 10, types })
  // A connection that breaks while idle would otherwise end the process.
  pool.on('error', onError)

  async function attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(transaction(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
  return {
    async tx(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work)
        } catch (error) {
          if (tries === TRIES || !RETRIED.has((error as { code?: string }).code ?? '')) throw error
        }
      }
    },
    close: () => pool.end(),
  }
}
