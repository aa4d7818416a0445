import { DatabaseUnavailable, type Db } from '../src/storage/db.ts'

/** Returns the same database, but rolls a transaction back at its end if the next item of `cuts` is true. */
export const cutting = (db: Db, cuts: boolean[]): Db => ({
  ...db,
  tx: (work) =>
    db.tx(async (tx) => {
      const result = await work(tx)
      if (cuts.shift()) throw new DatabaseUnavailable(new Error('cut'))
      return result
    }),
})
