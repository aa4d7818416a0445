import { breaker } from '../breaker.ts'
import { DatabaseUnavailable, type Db } from './db.ts'

/** Milliseconds, see `breaker`: every call gets its response within two seconds, whatever happens to the database. */
const LIMITS = { timeout: 1200, open: 1000 }

/** Returns the same database, whose transactions throw `DatabaseUnavailable` as soon as it has stopped responding. */
export function guarded(db: Db, limits = LIMITS): Db {
  const guard = breaker({
    ...limits,
    error: () => new DatabaseUnavailable(new Error('the database does not respond')),
    isSilence: (error) => error instanceof DatabaseUnavailable,
  })
  return { ...db, tx: (work) => guard(() => db.tx(work)), read: (work) => guard(() => db.read(work)) }
}
