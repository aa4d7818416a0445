import type { Tx } from './db.ts'

/** Work that was expected only to read wants to write or to lock: it must be run again in a transaction. */
class WritesError extends Error {}

const reads = (sql: string) => /^\s*select\b/i.test(sql) && !/\bfor no key update\s*$/i.test(sql)
const known = new Map<string, boolean>()

function requireRead(sql: string): void {
  let read = known.get(sql)
  if (read === undefined) {
    read = reads(sql)
    known.set(sql, read)
  }
  if (!read) throw new WritesError(sql)
}

/** The same access to the database, which throws at the first statement that writes or locks. */
const readOnly = (tx: Tx): Tx => ({
  // Also on SQLite, which has no clause for locks: work that locks is about to write.
  lock: ' for no key update',
  engine: tx.engine,
  changed: tx.changed,
  players: tx.players,
  all: async (sql, values) => {
    requireRead(sql)
    return tx.all(sql, values)
  },
  one: async (sql, values) => {
    requireRead(sql)
    return tx.one(sql, values)
  },
  run: async (sql) => {
    throw new WritesError(sql)
  },
  enqueue(sql) {
    throw new WritesError(sql)
  },
})

/** Runs work that is expected only to read by `read`, and by `write` if it turns out to write or to lock. */
export async function readOrWrite<T>(
  work: (tx: Tx) => Promise<T>,
  read: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  write: (work: (tx: Tx) => Promise<T>) => Promise<T>,
): Promise<T> {
  try {
    return await read((tx) => work(readOnly(tx)))
  } catch (error) {
    if (error instanceof WritesError) return write(work)
    throw error
  }
}
