import type { Handler } from '../../handlers.ts'
import type { SqlValue } from '../../storage/db.ts'
import { copyOf } from './repository.ts'

/** Returns a stored value as the copy shows it: JSON as its content. */
const shown = (value: SqlValue): unknown => {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}

/** Everything that is stored about the player. */
export const personalData: Handler<'GET /api/security/data'> = async ({ tx, playerId, now, personal }) => {
  const tables = []
  for (const rule of personal.tables.filter(({ by }) => by.length > 0)) {
    const rows = (await copyOf(tx, rule, playerId)).map((row) =>
      Object.fromEntries(Object.entries(row).map(([column, value]) => [column, shown(value)])),
    )
    if (rows.length > 0) tables.push({ table: rule.table, rows })
  }
  return { at: now, playerId, tables }
}
