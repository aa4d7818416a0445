import type { Personal } from './personal-table.ts'
import type { SqlValue, Tx } from './storage/db.ts'

/** Outdated rows of a table. */
export interface Outdated {
  readonly table: string
  /** The condition of the rows, which an index fulfils, with `?` for values. */
  readonly where: string
  readonly values: (now: number) => readonly SqlValue[]
}

/** Outdated things that take more than the deletion of a row. */
export interface OutdatedThing {
  /** The table that it empties, if there is one. */
  readonly table?: string
  /** Does away with one of them. Returns false if there was none. */
  readonly one: (tx: Tx, now: number, personal: Personal) => Promise<boolean>
}

/** What the hourly sweep removes, a few rows at a time: one long statement would keep all calls waiting on SQLite, and locks on PostgreSQL. */
export type Sweep = Outdated | OutdatedThing

/** Rows of one step. A step takes a few milliseconds. */
export const SWEPT_AT_ONCE = 500

/** Removes a few outdated rows, or one thing. Returns whether more may be left. */
export async function sweepSome(tx: Tx, sweep: Sweep, now: number, personal: Personal): Promise<boolean> {
  if ('one' in sweep) return sweep.one(tx, now, personal)
  const { table, where, values } = sweep
  // Rows that another transaction has locked wait for the next sweep.
  const [row, lock] = tx.engine === 'sqlite' ? ['rowid', ''] : ['ctid', ' for update skip locked']
  const few = `select ${row} from ${table} where ${where} limit ${SWEPT_AT_ONCE}${lock}`
  const swept = await tx.run(
    tx.engine === 'sqlite' ? `delete from ${table} where rowid in (${few})` : `delete from ${table} where ctid = any(array(${few}))`,
    values(now),
  )
  return swept === SWEPT_AT_ONCE
}
