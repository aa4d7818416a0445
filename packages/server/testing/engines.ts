import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Db } from '../src/storage/db.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { POSTGRES, reachable } from './reachable.ts'

/** A separate database for a test. `again` opens the same one a second time, if the engine allows that. */
export interface TestDatabase {
  readonly db: Db
  again(): Db
  drop(): Promise<void>
}

/** Creates a separate schema for a test. Returns its URL. */
export async function postgresSchema(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: POSTGRES })
  await admin.connect()
  await admin.query(`create schema ${schema}`)
  const url = new URL(POSTGRES)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return {
    url: url.href,
    async drop() {
      await admin.query(`drop schema ${schema} cascade`)
      await admin.end()
    },
  }
}

async function postgresDatabase(): Promise<TestDatabase> {
  const { url, drop } = await postgresSchema()
  const opened: Db[] = []
  const again = () => {
    const db = openPostgres(url)
    opened.push(db)
    return db
  }
  return {
    db: again(),
    again,
    async drop() {
      for (const db of opened) await db.close()
      await drop()
    },
  }
}

async function sqliteDatabase(): Promise<TestDatabase> {
  const db = openSqlite(':memory:')
  return { db, again: () => db, drop: () => db.close() }
}

/** Both engines, with a mark if PostgreSQL cannot be reached. */
export const engines = [
  { engine: 'sqlite', here: true, create: sqliteDatabase },
  { engine: 'postgres', here: await reachable('postgres', POSTGRES), create: postgresDatabase },
] as const
