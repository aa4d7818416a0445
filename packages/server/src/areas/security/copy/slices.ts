import { exportedBy, type PersonalTable } from '../../../personal-table.ts'
import type { Db, SqlValue } from '../../../storage/db.ts'
import { keysOfCopy, rowsOfCopy } from './repository.ts'

/** Keys that are read at a time. */
const KEYS = 2000
/** Rows that are read at a time: few sizes, because each is a statement of its own. */
const SIZES = [8, 64, 256]
/** With rows so short that a slice has fewer characters, the next slice is of the next size. */
const SHORT = 32_768

/** Returns a stored value as the copy shows it: JSON as its content. */
const shown = (value: SqlValue): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

const textOf = (row: Record<string, SqlValue>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([column, value]) => [column, shown(value)])))

/** Yields a player's rows of a table, as JSON without brackets, some at a time, each slice read by itself. */
export async function* slicesOf(db: Db, rule: PersonalTable, playerId: number): AsyncGenerator<string> {
  let size = 0
  for (const by of rule.by) {
    if (exportedBy(rule, by).length === 0) continue
    let after: SqlValue[] | null = null
    for (;;) {
      const place: { after: SqlValue[] | null; max: number } = { after, max: KEYS }
      const keys: SqlValue[][] = await db.read((tx) => keysOfCopy(tx, rule, by, playerId, place))
      for (let from = 0; from < keys.length; ) {
        const count = SIZES[size]!
        const some = keys.slice(from, from + count)
        from += count
        // Filled up with repetitions, which find nothing more.
        const filled = Array.from({ length: count }, (_, i) => some[Math.min(i, some.length - 1)]!)
        const text = (await db.read((tx) => rowsOfCopy(tx, rule, by, filled))).map(textOf).join(',')
        if (text.length > 0) yield text
        size = text.length < SHORT ? Math.min(size + 1, SIZES.length - 1) : 0
      }
      after = keys.at(-1) ?? null
      if (keys.length < KEYS) break
    }
  }
}
