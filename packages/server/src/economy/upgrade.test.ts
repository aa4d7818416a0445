import { resources } from '@skystair/contract'
import { expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import { ids, migrate, migrations } from '../storage/migrate.ts'
import { grant } from './grant.ts'

// The release before the economy had ended at this migration.
const BEFORE = '006-repeats'
const HOUR = 3_600_000
const NOON = Date.UTC(2026, 9, 28, 12)

for (const { engine, here, create } of engines)
  test.skipIf(!here)(`on ${engine}, what was granted before the upgrade is not granted again after it`, async () => {
    const { db, drop } = await create()
    await db.tx(async (tx) => {
      const last = migrations.findIndex(({ name }) => name === BEFORE)
      await tx.run('create table migration (name text primary key, at bigint not null)')
      for (const { name, sql } of migrations.slice(0, last + 1)) {
        for (const statement of sql) await tx.run(statement.replaceAll('{{id}}', ids[tx.lock === '' ? 'sqlite' : 'postgres']))
        await tx.run('insert into migration (name, at) values (?, 0)', [name])
      }
      await tx.run(
        `insert into player (access_level, source, code, version, state, created_at, updated_at) values ('TRIAL', 'own', 'code', 0, '{}', 0, 0)`,
      )
      const line = (resource: string, amount: number, reason: string, ref: string | null) =>
        tx.run('insert into ledger (player_id, resource, amount, balance, reason, ref, at) values (1, ?, ?, ?, ?, ?, ?)', [
          ...[resource, amount, amount, reason, ref, NOON - HOUR],
        ])
      await line('gold', 150, 'everyday', 'everyday:20753')
      await line('mithril', 5, 'everyday', 'everyday:20753')
      await line('gold', -40, 'heal', null)
    })
    await migrate(db)
    const again = await db.tx((tx) => grant(tx, 1, resources({ gold: 700 }), { reason: 'everyday', ref: 'everyday:20753', now: NOON }))
    expect(again.sort((a, b) => b.amount - a.amount)).toEqual(resources({ gold: 150, mithril: 5 }))
    const { n } = (await db.tx((tx) => tx.one<{ n: number }>('select count(*) as n from reward')))!
    expect(n).toBe(1)
    await drop()
  })
