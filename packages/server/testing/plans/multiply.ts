// Fills a database by copies of the rows that are there: with foreign keys that fit, and with the mix of values that the game has made.
import { areaMigrations } from '../../src/area-migrations.ts'
import { areas } from '../../src/generated/areas.ts'
import type { Tx } from '../../src/storage/db.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'

interface Column {
  readonly name: string
  readonly isText: boolean
  /** Whether it identifies a row, alone or with others, or refers to one. */
  readonly isKey: boolean
}

/** The columns of each of the game's tables. */
export type Schema = ReadonlyMap<string, readonly Column[]>

/** Returns the schema as the migrations make it. Both engines have the same. */
export async function gameTables(): Promise<Schema> {
  const db = openSqlite(':memory:')
  await migrate(db, areaMigrations(areas))
  const schema = await db.tx(async (tx) => {
    const tables = await tx.all<{ name: string }>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' and name not like 'forum_words%' order by name",
    )
    const columns = await Promise.all(tables.map(async ({ name }) => [name, await columnsOf(tx, name)] as const))
    return new Map(columns)
  })
  await db.close()
  return schema
}

async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  const keys = await tx.all<{ name: string }>(
    `select name from pragma_table_info('${table}') where pk > 0
     union select "from" as name from pragma_foreign_key_list('${table}')
     union select i.name from pragma_index_list('${table}') l join pragma_index_info(l.name) i where l."unique" = 1`,
  )
  const all = await tx.all<{ name: string; type: string }>(`select name, type from pragma_table_info('${table}')`)
  return all.map(({ name, type }) => ({ name, isText: type.toLowerCase() === 'text', isKey: keys.some((key) => key.name === name) }))
}

/** The distance of the ids of a copy from those of the copy before it. */
const STRIDE = 1_000_000
/** Values above are times. A copy is older than the one before it, by this many milliseconds. */
const [TIMES, OLDER] = [1_000_000_000_000, 600_000]

function copied({ name, isText, isKey }: Column): string {
  if (isText) return isKey ? `${name} || '~' || k` : name
  // 0 refers to no row.
  return isKey
    ? `case ${name} when 0 then 0 else ${name} + k * ${STRIDE} end`
    : `case when ${name} > ${TIMES} then ${name} - k * ${OLDER} else ${name} end`
}

/**
 * Copies the rows of each table until it has about `rowsOf(table)`; empty tables stay empty. Foreign keys must not be checked meanwhile: a copy may refer to a
 * row that was copied less often.
 */
export async function multiply(tx: Pick<Tx, 'one' | 'run'>, schema: Schema, rowsOf: (table: string) => number): Promise<void> {
  for (const [table, columns] of schema) {
    const { rows } = (await tx.one<{ rows: number }>(`select count(*) as rows from ${table}`))!
    const copies = rows === 0 ? 0 : Math.ceil(rowsOf(table) / rows) - 1
    if (copies <= 0) continue
    await tx.run(
      `with recursive copies(k) as (select cast(1 as bigint) union all select k + 1 from copies where k < ${copies})
       insert into ${table} (${columns.map(({ name }) => name).join(', ')})
       select ${columns.map(copied).join(', ')} from ${table} cross join copies where true on conflict do nothing`,
    )
  }
}
