import type { SqlValue, Tx } from './storage/db.ts'

/**
 * The rule for a table with rows of players: the columns that a player's copy of the data contains, and the effect of deleting the account. The owner of each
 * such table has a rule for it; a test finds tables and columns without one.
 */
export interface PersonalTable {
  readonly table: string
  /** The columns by which a row is a player's; none if its rows expire by themselves. */
  readonly by: readonly string[]
  /** The columns of the player's copy; if several columns refer to players, those for each, since the rows are also others'. A row that names the player twice is taken as of the first. */
  readonly exported: readonly string[] | Readonly<Record<string, readonly string[]>>
  /** Columns of the copy that are null in it as long as the row does not meet a condition, in SQL: what a published hash still covers. */
  readonly withheld?: { readonly columns: readonly string[]; readonly until: string }
  /** All other columns: secrets, columns that would reveal the future to the player, and columns that only repeat others. */
  readonly hidden?: readonly string[]
  /** The effect of deleting the account on the rows. Rows that are kept have a reason, and get the values of `blank`. */
  readonly onDeletion: 'DELETE' | { readonly keptFor: string; readonly blank?: Readonly<Record<string, SqlValue>> }
}

/** An area's rules for players’ data. */
export interface PersonalOwner {
  /** The rules for its tables that name players. */
  readonly personal?: readonly PersonalTable[]
  /** Removes the name of a player whose account is deleted from the data that others see. */
  readonly forgetName?: (tx: Tx, playerId: number, name: string, now: number) => Promise<unknown>
}

/** The rules of all areas, as handlers receive them. */
export interface Personal {
  readonly tables: readonly PersonalTable[]
  forgetName(tx: Tx, playerId: number, name: string, now: number): Promise<void>
}

/** Returns the columns that the copy of a player contains of the rows that name the player in the column `by`. */
export const exportedBy = ({ exported }: PersonalTable, by: string): readonly string[] =>
  'length' in exported ? (exported as readonly string[]) : ((exported as Readonly<Record<string, readonly string[]>>)[by] ?? [])
