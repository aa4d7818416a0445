import { areaMigrations } from '../src/area-migrations.ts'
import { areas } from '../src/generated/areas.ts'
import type { Db } from '../src/storage/db.ts'
import { migrate } from '../src/storage/migrate.ts'
import { type Limits, NO_TIME_LIMIT, openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { gameSchema, postgresSchema, type Schema } from './postgres-schemas.ts'
import { POSTGRES, reachable } from './reachable.ts'

/** A separate database for a test. `again` opens the same one a second time, if the engine allows that. */
export interface TestDatabase {
  readonly db: Db
  again(): Db
  drop(): Promise<void>
}

async function postgresDatabase(create: () => Promise<Schema>, limits?: Limits): Promise<TestDatabase> {
  const { url, drop } = await create()
  const opened: Db[] = []
  const again = () => {
    const db = openPostgres(url, limits)
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

async function emptySqlite(): Promise<TestDatabase> {
  const db = openSqlite(':memory:')
  return { db, again: () => db, drop: () => db.close() }
}

async function sqliteDatabase(): Promise<TestDatabase> {
  const database = await emptySqlite()
  await migrate(database.db, areaMigrations(areas))
  return database
}

/** Both engines, with a mark if PostgreSQL cannot be reached. `create` returns a database with the game's tables, `createEmpty` one without tables. */
export const engines = [
  { engine: 'sqlite', here: true, create: sqliteDatabase, createEmpty: emptySqlite },
  {
    engine: 'postgres',
    here: await reachable('postgres', POSTGRES),
    create: () => postgresDatabase(gameSchema),
    // On a busy machine the creation of all tables, and even a connection, can take long.
    createEmpty: () => postgresDatabase(postgresSchema, { ...NO_TIME_LIMIT, connect: 60_000 }),
  },
] as const
