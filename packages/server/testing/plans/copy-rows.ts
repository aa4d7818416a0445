import type { Db, SqlValue } from '../../src/storage/db.ts'
import type { Schema } from './multiply.ts'

/** Values of one statement: PostgreSQL takes at most 65,535. */
const MAX_VALUES = 10_000

/** Copies the rows of the game's tables from SQLite to an empty PostgreSQL with the same schema. Ids that are given later are larger. */
export async function copyRows(from: Db, to: Db, schema: Schema): Promise<void> {
  await to.tx(async (tx) => {
    await tx.run('set local session_replication_role = replica')
    for (const [table, columns] of schema) {
      const names = columns.map(({ name }) => name)
      const rows = await from.read((reading) => reading.all<Record<string, SqlValue>>(`select ${names.join(', ')} from ${table}`))
      const size = Math.floor(MAX_VALUES / names.length)
      for (let start = 0; start < rows.length; start += size) {
        const some = rows.slice(start, start + size)
        await tx.run(
          `insert into ${table} (${names.join(', ')}) values ${some.map(() => `(${names.map(() => '?').join(', ')})`).join(', ')} on conflict do nothing`,
          some.flatMap((row) => names.map((name) => row[name]!)),
        )
      }
      const ids = await tx.one<{ name: string | null }>(`select pg_get_serial_sequence('${table}', '${names[0]}') as name`)
      if (ids?.name) await tx.run(`select setval('${ids.name}', (select coalesce(max(${names[0]}), 0) + 1 from ${table}))`)
    }
  })
}
