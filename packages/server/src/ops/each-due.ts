import type { Db, Tx } from '../storage/db.ts'

/**
 * Does the work of each item in a transaction of its own, and then what follows its commit. An item whose work fails does not keep the others from being
 * done. Throws an AggregateError at the end if any has failed.
 */
export async function eachDue<T, R>(
  db: Pick<Db, 'tx'>,
  items: readonly T[],
  work: (tx: Tx, item: T) => Promise<R>,
  committed: (result: R) => Promise<void> = async () => {},
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) {
    try {
      await committed(await db.tx((tx) => work(tx, item)))
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} could not be done: ${errors[0]}`)
}
