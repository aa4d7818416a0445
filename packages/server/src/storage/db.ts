/** A value that both engines store: text, a whole number, or nothing. */
export type SqlValue = string | number | null

/** One transaction. SQL is the common subset of SQLite and PostgreSQL with `?` for values; integers come back as numbers. */
export interface Tx {
  all<T>(sql: string, values?: readonly SqlValue[]): Promise<T[]>
  one<T>(sql: string, values?: readonly SqlValue[]): Promise<T | undefined>
  /** Returns how many rows changed. */
  run(sql: string, values?: readonly SqlValue[]): Promise<number>
  /**
   * Runs it without telling how many rows changed. Later statements see what it did; if it fails, so do they and the commit, with `refusal` if a
   * constraint forbids it. Why: PostgreSQL gets it together with what follows, which saves a round trip.
   */
  enqueue(sql: string, values: readonly SqlValue[], refusal?: () => Error): void
  /**
   * Append it to a select that locks its rows. Empty on SQLite, which runs one transaction at a time. It is not `for update`: that would block every transaction
   * that stores a row that refers to a locked one, so that two players who write to each other would block each other.
   */
  readonly lock: '' | ' for no key update'
  /** For the few statements that the engines do not share. */
  readonly engine: 'sqlite' | 'postgres'
  /** Ids of the players whose row or purse this transaction has changed. */
  readonly changed: Set<number>
  /** The rows of players, by id, that the look-up of a session has also read, and perhaps locked. */
  readonly players: Map<number, { readonly row: unknown; readonly isLocked: boolean }>
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
   * with another transaction or a lost connection, so it must await nothing but SQL and have no other effects. Statements after its end throw. Throws
   * `DatabaseUnavailable`.
   */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs work that is expected only to read, beside the transactions, without waiting for them and without a commit. If it turns out to write or to
   * lock, it is run again by `tx`.
   */
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}
