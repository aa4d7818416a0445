import { breaker } from '../breaker.ts'
import { DatabaseUnavailable, type Db } from './db.ts'

/** Milliseconds, see `breaker`: every call gets its response within two seconds if the database does not respond. */
const LIMITS = { timeout: 700, open: 1000 }

/**
 * Returns the same database, whose transactions throw `DatabaseUnavailable` as soon as it has stopped responding. `apart` is another pool of connections to it, by which
 * it is asked first: all of these may wait for a lock.
 */
export function guarded(db: Db, apart: Db = db, limits = LIMITS): Db {
  const guard = breaker({
    ...limits,
    ask: () => apart.read((tx) => tx.one('select 1')),
    error: () => new DatabaseUnavailable(new Error('the database does not respond')),
    isSilence: (error) => error instanceof DatabaseUnavailable,
  })
  return { ...db, tx: (work) => guard(() => db.tx(work)), read: (work) => guard(() => db.read(work)) }
}
