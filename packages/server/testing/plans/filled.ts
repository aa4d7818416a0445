// Databases that are played on by the contract cases, and then filled by copies of their rows.
import { copyFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { areaMigrations } from '../../src/area-migrations.ts'
import { areas } from '../../src/generated/areas.ts'
import type { Db, SqlValue } from '../../src/storage/db.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { testApp, testClock } from '../test-app.ts'
import { copyRows } from './copy-rows.ts'
import { gameTables, multiply } from './multiply.ts'
import { playCases } from './play-cases.ts'

type RowsOf = (table: string) => number

/** A time in an event, at which the cases are played. */
export const CASES_AT = Date.UTC(2026, 3, 10, 12)

/** Writes a small database to a file, and a large one to another. */
export async function filledSqlite(small: string, large: string, rowsOf: RowsOf): Promise<void> {
  const db = openSqlite(small)
  const server = await testApp({ db, clock: testClock(CASES_AT) })
  await playCases(server)
  await server.app.close()
  await db.close()
  copyFileSync(small, large)
  const file = new DatabaseSync(large)
  file.exec('pragma foreign_keys = off; pragma journal_mode = memory; pragma synchronous = off; begin')
  const tx = {
    one: async <T>(sql: string, values: readonly SqlValue[] = []) => file.prepare(sql).get(...values) as T | undefined,
    run: async (sql: string, values: readonly SqlValue[] = []) => Number(file.prepare(sql).run(...values).changes),
  }
  await multiply(tx, await gameTables(), rowsOf)
  file.exec('commit')
  file.close()
}

/** Fills an empty PostgreSQL with the rows of a file of SQLite, and with copies of them. */
export async function fillPostgres(db: Db, from: string, rowsOf?: RowsOf): Promise<void> {
  const schema = await gameTables()
  await migrate(db, areaMigrations(areas))
  const file = openSqlite(from)
  await copyRows(file, db, schema)
  await file.close()
  await db.tx(async (tx) => {
    await tx.run('set local session_replication_role = replica')
    if (rowsOf) await multiply(tx, schema, rowsOf)
  })
  await db.tx(async (tx) => {
    for (const table of schema.keys()) await tx.run(`analyze ${table}`)
  })
}
