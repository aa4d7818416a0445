import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Db, SqlValue, Tx } from './db.ts'
import { groupCommit } from './group-commit.ts'
import { readOrWrite } from './read-only.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'

/** Bytes. Files up to this size are checked when they are opened, which takes about a second; the operator must check larger ones. */
const MAX_CHECKED_SIZE = 256 * 1024 * 1024

/** Throws if a page is damaged, so that this is found at the start and not in the middle of a call. */
function checkPages(database: DatabaseSync): void {
  const size = database.prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size').get() as {
    bytes: number
  }
  if (size.bytes > MAX_CHECKED_SIZE) return
  const { quick_check: found } = database.prepare('pragma quick_check(1)').get() as { quick_check: string }
  if (found !== 'ok') throw Object.assign(new Error('pages of it are damaged'), { code: 'ERR_SQLITE_ERROR', errcode: sqliteCodes.CORRUPT })
}

/** How large the file of the write-ahead log stays once its content is in the database, in bytes. */
export const LARGEST_LOG = 32 * 2 ** 20

/** Opens a connection. All of its statements are prepared once. */
function connect(file: string): { readonly database: DatabaseSync; readonly transaction: () => Tx } {
  const database = new DatabaseSync(file)
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
    'wal_autocheckpoint = 4000',
    // A large transaction or a long read lets the log grow; without this it would never become smaller again.
    `journal_size_limit = ${LARGEST_LOG}`,
  ])
    database.exec(`pragma ${pragma}`)
  const statements = new Map<string, StatementSync>()
  const prepare = (sql: string) => {
    let statement = statements.get(sql)
    if (!statement) {
      statement = database.prepare(sql)
      statements.set(sql, statement)
    }
    return statement
  }
  const access: Omit<Tx, 'changed' | 'players'> = {
    lock: '',
    engine: 'sqlite',
    all: async <T>(sql: string, values: readonly SqlValue[] = []) => prepare(sql).all(...values) as T[],
    one: async <T>(sql: string, values: readonly SqlValue[] = []) => prepare(sql).get(...values) as T | undefined,
    run: async (sql, values = []) => Number(prepare(sql).run(...values).changes),
    enqueue(sql, values, refusal) {
      try {
        prepare(sql).run(...values)
      } catch (error) {
        throw refusal && sqliteCodeOf(error as { readonly errcode?: number }) === sqliteCodes.CONSTRAINT ? refusal() : error
      }
    },
  }
  return { database, transaction: () => ({ ...access, changed: new Set(), players: new Map() }) }
}

/**
 * Opens a database file, or `:memory:`. One transaction runs at a time, several share a commit, and it is on the disk before their `tx` resolves. Reads have
 * a connection of their own. Throws if the file is damaged.
 */
export function openSqlite(file: string): Db {
  const writer = connect(file)
  checkPages(writer.database)
  // From now on the group waits, and the process does other work meanwhile.
  writer.database.exec('pragma busy_timeout = 0')
  const group = groupCommit(writer.database, writer.transaction)
  // A database in memory belongs to its connection.
  const reader = file === ':memory:' ? null : connect(file)
  const read = reader ? <T>(work: (tx: Tx) => Promise<T>) => work(reader.transaction()) : group.tx
  return {
    tx: group.tx,
    read: (work) => readOrWrite(work, read, group.tx),
    async close() {
      await group.idle()
      reader?.database.close()
      writer.database.close()
    },
  }
}
