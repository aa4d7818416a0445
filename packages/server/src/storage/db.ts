/** A value that both engines store: text, a whole number, or nothing. */
export type SqlValue = string | number | null

/** One transaction. SQL is the common subset of SQLite and PostgreSQL with `?` for values; integers come back as numbers. */
export interface Tx {
  all<T>(sql: string, values?: readonly SqlValue[]): Promise<T[]>
  one<T>(sql: string, values?: readonly SqlValue[]): Promise<T | undefined>
  /** Answers how many rows changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  /** Ends a select that locks its rows; empty where write transactions are serial anyway. */
  readonly lock: '' | ' for update'
}

/** The database could not be reached, or was lost during a commit: whether that held is not known. */
export class DatabaseUnavailable extends Error {
  constructor(cause: Error & { readonly code?: string }) {
    super(cause.message || cause.code, { cause })
  }
}

export interface Db {
  /**
   * Runs the work in one transaction: committed when it resolves, rolled back when it throws. It may be run again after a conflict
   * with another transaction or a lost connection, so it must wait for nothing but SQL and change nothing else. Throws `Unavailable`.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}
