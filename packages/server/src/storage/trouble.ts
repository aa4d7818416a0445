import { DatabaseUnavailable } from './db.ts'
import { UnfitServer } from './nodes/membership.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'

/** The reasons why a database stores nothing, in words for operators. */
export type Trouble =
  | 'no response'
  | 'disk full'
  | 'read-only'
  | 'disk failure'
  | 'locked by another program'
  | 'newer server needed'
  | 'wrong clock'

const sqlite: Readonly<Record<number, Trouble>> = {
  [sqliteCodes.BUSY]: 'locked by another program',
  [sqliteCodes.READONLY]: 'read-only',
  [sqliteCodes.IOERR]: 'disk failure',
  [sqliteCodes.FULL]: 'disk full',
  [sqliteCodes.CANTOPEN]: 'disk failure',
}
/** PostgreSQL's error codes. */
const postgres: Readonly<Record<string, Trouble>> = {
  '25006': 'read-only',
  '53100': 'disk full',
  '53200': 'no response',
  '53300': 'no response',
  '57P03': 'no response',
  '58030': 'disk failure',
}

/** Returns the trouble that caused an error of the database; undefined for other errors, such as those of the program. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof UnfitServer) return 'clock' in error.unfit ? 'wrong clock' : 'newer server needed'
  const failure = error as { readonly code?: string; readonly errcode?: number; readonly cause?: unknown }
  const { code, cause } = failure
  if (code === 'ERR_SQLITE_ERROR') return sqlite[sqliteCodeOf(failure)]
  const known = code === undefined ? undefined : postgres[code]
  if (known) return known
  if (!(error instanceof DatabaseUnavailable)) return undefined
  return (cause === undefined ? undefined : troubleOf(cause)) ?? 'no response'
}
