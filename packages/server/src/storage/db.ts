/** A value that both engines store: text, a whole number, or nothing. */
export type SqlValue = string | number | null

/** One transaction. SQL is the common subset of SQLite and PostgreSQL with `?` for values; integers come back as numbers. */
export interface Tx {
  all<T>(sql: string, values?: readonly SqlValue[]): Promise<T[]>
  one<T>(sql: string, values?: readonly SqlValue[]): Promise<T | undefined>
  /** Returns how many rows changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  /** To be appended to a select that locks its rows. Empty on SQLite, which runs one transaction at a time. */
  readonly lock: '' | ' for update'
}

/** The database cannot be reached, or the connection was lost during a commit, which may or may not have succeeded. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error & { readonly code?: string }) {
    super(cause.message || cause.code, { cause })
  }
}

export interface Db {
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it throws. It may be run again after a conflict
   * with another transaction or a lost connection, so it must await nothing but SQL and have no other effects. Throws `DatabaseUnavailable`.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}
