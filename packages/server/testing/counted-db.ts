import type { Db } from '../src/storage/db.ts'
import { openSqlite } from '../src/storage/sqlite.ts'

/** Returns an empty database that counts its transactions and reads. */
export function countedDb(): { readonly db: Db; readonly count: () => number } {
  const db = openSqlite(':memory:')
  let count = 0
  return {
    db: {
      ...db,
      tx: (work) => {
        count++
        return db.tx(work)
      },
      read: (work) => {
        count++
        return db.read(work)
      },
    },
    count: () => count,
  }
}
