import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { postgresSchema, type Schema } from '../../testing/postgres-schemas.ts'
import { POSTGRES, reachable } from '../../testing/reachable.ts'
import { areaMigrations } from '../area-migrations.ts'
import { areas } from '../generated/areas.ts'
import type { Db } from './db.ts'
import { type Migration, migrate, migrations } from './migrate.ts'
import { type Limits, NO_TIME_LIMIT, openPostgres } from './postgres.ts'

const here = await reachable('postgres', POSTGRES)

describe.skipIf(!here)('servers that start at once on an empty PostgreSQL database', () => {
  let schema: Schema
  let opened: Db[]
  const open = (limits: Partial<Limits>): Db => {
    const db = openPostgres(schema.url, { ...NO_TIME_LIMIT, connect: 60_000, ...limits })
    opened.push(db)
    return db
  }
  beforeEach(async () => {
    schema = await postgresSchema()
    opened = []
  })
  afterEach(async () => {
    for (const db of opened) await db.close()
    await schema.drop()
  })

  /** Resolves once the first row of a question to the database says so. */
  async function until(db: Db, sql: string) {
    while (!(await db.read((tx) => tx.one<{ yes: boolean }>(sql)))?.yes) await sleep(20)
  }

  it('wait for the one that migrates, for longer than a call may wait for a lock', async () => {
    const ofAreas = [...areaMigrations(areas), { name: '9999-12-31-slow', sql: ['select pg_sleep(0.5)', 'select pg_sleep(0.5)'] }]
    const limits = { statement: 5000, response: 6000, lock: 100, idle: 2500 }
    const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(open(limits), ofAreas)))
    expect(ran.filter(({ length }) => length > 0)).toEqual([[...migrations, ...ofAreas].map(({ name }) => name)])
  })

  it('do not wait for one that is frozen while it migrates', async () => {
    const db = open({})
    let tries = 0
    const frozen = open({ idle: 200 }).tx(async (tx) => {
      if (++tries > 1) throw new Error('awake again')
      await tx.run('select pg_advisory_xact_lock(445)')
      await migrate(db, [])
      await tx.run('create table too_late (id bigint)')
    })
    await expect(frozen).rejects.toThrow('awake again')
    expect(await db.read((tx) => tx.all('select 1 from migration'))).toHaveLength(migrations.length)
  })

  it('do not make calls wait behind a change of a table that somebody uses for long', async () => {
    const db = open({})
    await migrate(db, [])
    const column: Migration = { name: '9999-12-31-column', sql: ['alter table player add column shoe_size bigint'] }
    let migrated: Promise<string[]> | undefined
    await open({}).tx(async (tx) => {
      await tx.one('select id from player')
      migrated = migrate(open({}), [column])
      const waits = `select exists (select from pg_locks where relation = '${schema.name}.player'::regclass and not granted) as yes`
      await until(db, waits)
      expect(await db.read((reading) => reading.all('select id from player'))).toEqual([])
      expect(await db.read((reading) => reading.all('select name from migration where name = ?', [column.name]))).toEqual([])
    })
    expect(await migrated).toEqual([column.name])
  })
})
