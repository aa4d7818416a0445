import type { Db } from '../../src/storage/db.ts'
import type { Schema } from './multiply.ts'

/** Returns the names of tables by those that a statement gives them. */
function aliasesIn(sql: string, schema: Schema): ReadonlyMap<string, string> {
  const named = [...sql.matchAll(/\b(?:from|join|update)\s+(\w+)(?:\s+(?:as\s+)?(\w+))?/g)]
  return new Map(
    named.flatMap(([, table, alias]) =>
      schema.has(table!)
        ? [
            [table!, table!],
            [alias ?? table!, table!],
          ]
        : [],
    ),
  )
}

/**
 * Returns why a statement may read or sort a whole table that grows, by the plan that SQLite makes without statistics, as in a server; undefined if it does not. A search is
 * short if it is by a column that identifies a row or its owner.
 */
export async function longOnSqlite(db: Db, sql: string, schema: Schema, grows: (table: string) => boolean): Promise<string | undefined> {
  const steps = await db.tx((tx) => tx.all<{ parent: number; detail: string }>(`explain query plan ${sql}`))
  const tables = aliasesIn(sql, schema)
  for (const { parent, detail } of steps) {
    const [, kind, name, index, by = ''] =
      /^(SCAN|SEARCH) (\w+)( USING (?:COVERING )?INDEX \w+| USING INTEGER PRIMARY KEY)?(?: \((.*)\))?$/.exec(detail) ?? []
    const table = tables.get(name ?? '')
    if (!table || !grows(table)) continue
    const isSorted = steps.some((step) => step.parent === parent && /^USE TEMP B-TREE FOR (ORDER BY|GROUP BY|DISTINCT)/.test(step.detail))
    if (kind === 'SCAN' && (isSorted || !index || !/ limit /.test(sql))) return detail
    const isOwn = [...by.matchAll(/(\w+)=\?/g)].some(
      ([, column]) =>
        column === 'rowid' || column!.endsWith('_id') || schema.get(table)!.some(({ name: key, isKey }) => isKey && key === column),
    )
    if (isSorted && !isOwn) return `${detail}, sorted`
  }
  return undefined
}
