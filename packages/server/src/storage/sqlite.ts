import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Db, SqlValue, Tx } from './db.ts'

const SQLITE_CORRUPT = 11

/** Bytes. Files up to this size are checked when they are opened, which takes about a second; larger ones must be checked by the operator. */
const MAX_CHECKED_SIZE = 256 * 1024 * 1024

/** Throws where a page is damaged, so that this is found at the start and not in the middle of a call. */
function checkPages(database: DatabaseSync): void {
  const size = database.prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size').get() as {
    bytes: number
  }
  if (size.bytes > MAX_CHECKED_SIZE) return
  const { quick_check: found } = database.prepare('pragma quick_check(1)').get() as { quick_check: string }
  if (found !== 'ok') throw Object.assign(new Error('pages of it are damaged'), { code: 'ERR_SQLITE_ERROR', errcode: SQLITE_CORRUPT })
}

/** Opens a database file, or `:memory:`. One connection, one transaction at a time; a commit is on the disk before `tx` resolves. Throws where it is damaged. */
export function openSqlite(file: string): Db {
  const database = new DatabaseSync(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000'])
    database.exec(`pragma ${pragma}`)
  checkPages(database)

  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    let statement = statements.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      statements.set(sql, statement)
    }
    return statement
  }
  const tx: Tx = {
    lock: '',
    all: async <T>(sql: string, values: readonly SqlValue[] = []) => prepare(sql).all(...values) as T[],
    one: async <T>(sql: string, values: readonly SqlValue[] = []) => prepare(sql).get(...values) as T | undefined,
    run: async (sql, values = []) => Number(prepare(sql).run(...values).changes),
  }

  let last: Promise<unknown> = Promise.resolve()
  async function transact<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    database.exec('begin immediate')
    try {
      const result = await work(tx)
      database.exec('commit')
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('rollback')
      throw error
    }
  }
  return {
    tx(work) {
      const result = last.then(() => transact(work))
      last = result.catch(() => {})
      return result
    },
    async close() {
      await last
      database.close()
    },
  }
}
