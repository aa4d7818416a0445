import type { Db } from './db.ts'
import { type Trouble, troubleOf } from './trouble.ts'

/** Writes to the database. Resolves to the trouble that prevents it, or to null. */
export const writeHealth = (db: Db, now: number): Promise<Trouble | null> =>
  db
    .tx((tx) => tx.run('update health set at = ? where id = 1', [now]))
    .then(
      () => null,
      (error) => troubleOf(error) ?? 'no response',
    )
