import type { Db, Tx } from '../../src/storage/db.ts'

/** Tables that any request changes: sessions are prolonged, replies are stored for repeated requests, and ids are not reused. */
const volatile = new Set(['session', 'idempotency', 'sqlite_sequence'])

const engines = {
  sqlite: {
    tables: "select name from sqlite_master where type = 'table' order by name",
    /** Counts all changes of rows, also those that were rolled back. */
    mark: 'select total_changes() as mark',
  },
  postgres: {
    tables: 'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
    /** The number of the next transaction that writes, in any schema. */
    mark: 'select pg_snapshot_xmax(pg_current_snapshot())::text as mark',
  },
} as const

type Rows = Readonly<Record<string, string>>

/** What each database contained when it was last read: as long as its mark stays the same, nothing was written. */
const known = new WeakMap<Db, { readonly statement: string; readonly mark: string | number; readonly rows: Rows }>()

async function namesOf(tx: Tx): Promise<readonly string[]> {
  const all = await tx.all<{ name: string }>(engines[tx.engine].tables)
  return all.map(({ name }) => name).filter((name) => !volatile.has(name))
}

/** How a table's rows are written as one text. */
async function textOf(tx: Tx, table: string): Promise<string> {
  if (tx.engine === 'postgres') return 'json_agg(t)::text'
  const columns = await tx.all<{ name: string }>(`select name from pragma_table_info('${table}')`)
  return `group_concat(${columns.map(({ name }) => `quote(${name})`).join(" || ',' || ")}, char(10))`
}

/** Returns the statement that reads all tables. Why only one, with texts that the database writes: anything else takes most of a test's time. */
async function statementFor(tx: Tx): Promise<string> {
  const parts: string[] = []
  for (const name of await namesOf(tx))
    parts.push(`select '${name}' as name, coalesce(${await textOf(tx, name)}, '') as rows from ${name} t`)
  return parts.join(' union all ')
}

/** Returns the rows of all tables but those that any request changes, as a text by table. */
export const dump = (db: Db): Promise<Rows> =>
  db.tx(async (tx) => {
    const { mark } = (await tx.one<{ mark: string | number }>(engines[tx.engine].mark))!
    const last = known.get(db)
    if (last?.mark === mark) return last.rows
    const statement = last?.statement ?? (await statementFor(tx))
    const all = await tx.all<{ name: string; rows: string }>(statement)
    const rows = Object.fromEntries(all.map((one) => [one.name, one.rows]))
    known.set(db, { statement, mark, rows })
    return rows
  })
