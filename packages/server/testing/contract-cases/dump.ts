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
const known = new WeakMap<Db, { readonly names: readonly string[]; readonly mark: string | number; readonly rows: Rows }>()

async function namesOf(tx: Tx): Promise<readonly string[]> {
  const all = await tx.all<{ name: string }>(engines[tx.engine].tables)
  return all.map(({ name }) => name).filter((name) => !volatile.has(name))
}

/** Returns the rows of tables as JSON. PostgreSQL returns them in one reply: a query per table takes most of a test's time. */
async function rowsOf(tx: Tx, names: readonly string[]): Promise<Rows> {
  const found: Record<string, string> = {}
  if (tx.engine === 'sqlite') for (const name of names) found[name] = JSON.stringify(await tx.all(`select * from ${name}`))
  else {
    const written = names.map((name) => `select '${name}' as name, coalesce(json_agg(t)::text, '') as rows from ${name} t`)
    for (const { name, rows } of await tx.all<{ name: string; rows: string }>(written.join(' union all '))) found[name] = rows
  }
  return found
}

/** Returns the rows of all tables but those that any request changes, as JSON by table. */
export const dump = (db: Db): Promise<Rows> =>
  db.tx(async (tx) => {
    const { mark } = (await tx.one<{ mark: string | number }>(engines[tx.engine].mark))!
    const last = known.get(db)
    if (last?.mark === mark) return last.rows
    const names = last?.names ?? (await namesOf(tx))
    const rows = await rowsOf(tx, names)
    known.set(db, { names, mark, rows })
    return rows
  })
