import { randomBytes } from 'node:crypto'
import type { Db } from './db.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Bytes: more than a call stores. */
const BALLAST = 128 * 1024

/**
 * Writes to the database, with `whole` as much as a call. Resolves to the trouble that prevents it, or to null. The text is random, because databases compress
 * others.
 */
export const writeHealth = (db: Db, now: number, whole: boolean): Promise<Trouble | null> =>
  db
    .tx((tx) =>
      whole
        ? tx.run('update health set at = ?, ballast = ? where id = 1', [now, randomBytes((BALLAST * 3) / 4).toString('base64')])
        : tx.run('update health set at = ? where id = 1', [now]),
    )
    .then(
      () => null,
      (error) => troubleOf(error) ?? 'no response',
    )

/** A database that is known to have had no room for a transaction until `writeHealth` has stored as much as a call. */
export interface WatchedDb {
  readonly db: Db
  /** Writes to the database. Resolves to the trouble that prevents it, or to null. */
  write(now: number): Promise<Trouble | null>
}

/** Returns the same database. Why it is watched: one that is full may still have room for a short write, while every call is refused. */
export function watched(db: Db): WatchedDb {
  let isFull = false
  const watch = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (troubleOf(error) === 'disk full') isFull = true
      throw error
    }
  }
  return {
    db: { ...db, tx: (work) => watch(db.tx(work)), read: (work) => watch(db.read(work)) },
    async write(now) {
      const whole = isFull
      const trouble = await writeHealth(db, now, whole)
      if (whole && trouble === null) isFull = false
      return trouble
    },
  }
}
