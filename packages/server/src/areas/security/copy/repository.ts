import { exportedBy, type PersonalTable } from '../../../personal-table.ts'
import type { SqlValue, Tx } from '../../../storage/db.ts'

type Row = Record<string, SqlValue>

const keyColumns: Readonly<Record<Tx['engine'], string>> = {
  sqlite: 'select name from pragma_table_info(?) where pk > 0 order by pk',
  postgres: `select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = cast(? as regclass) and i.indisprimary order by array_position(cast(i.indkey as int2[]), a.attnum)`,
}

/** The columns of each table's primary key. */
const known = new Map<string, readonly string[]>()

async function keyOf(tx: Tx, table: string): Promise<readonly string[]> {
  const found = known.get(table) ?? (await tx.all<{ name: string }>(keyColumns[tx.engine], [table])).map(({ name }) => name)
  known.set(table, found)
  return found
}

/**
 * Returns the primary keys of a table's rows that name the player in the column `by`, and in none of the columns before it: at most `max`, in their order, those
 * after a key.
 */
export async function keysOfCopy(
  tx: Tx,
  rule: PersonalTable,
  by: string,
  playerId: number,
  { after, max }: { readonly after: readonly SqlValue[] | null; readonly max: number },
): Promise<SqlValue[][]> {
  const key = await keyOf(tx, rule.table)
  const before = rule.by.slice(0, rule.by.indexOf(by))
  const where = [
    `${by} = ?`,
    ...before.map((column) => `(${column} is null or ${column} <> ?)`),
    ...(after ? [`(${key.join(', ')}) > (${key.map(() => '?').join(', ')})`] : []),
  ]
  const columns = key.join(', ')
  const rows = await tx.all<Row>(`select ${columns} from ${rule.table} where ${where.join(' and ')} order by ${columns} limit ?`, [
    ...[playerId, ...before.map(() => playerId), ...(after ?? [])],
    max,
  ])
  return rows.map((row) => key.map((column) => row[column]!))
}

/** Returns the rows with these keys, with the columns of the copy of the player whom the column `by` names. */
export async function rowsOfCopy(tx: Tx, rule: PersonalTable, by: string, keys: readonly (readonly SqlValue[])[]): Promise<Row[]> {
  const key = await keyOf(tx, rule.table)
  const { columns = [], until } = rule.withheld ?? {}
  const copied = exportedBy(rule, by).map((column) =>
    columns.includes(column) ? `case when ${until} then ${column} end as ${column}` : column,
  )
  const one = `(${key.map((column) => `${column} = ?`).join(' and ')})`
  const where = key.length === 1 ? `${key[0]} in (${keys.map(() => '?').join(', ')})` : keys.map(() => one).join(' or ')
  return tx.all(`select ${copied.join(', ')} from ${rule.table} where ${where} order by ${key.join(', ')}`, keys.flat())
}
