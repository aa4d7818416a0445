import { resources } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { expect, test } from 'vitest'
import { engines } from '../../testing/engines.ts'
import type { Db } from '../storage/db.ts'
import { ids, migrate, migrations } from '../storage/migrate.ts'
import { grant } from './grant.ts'
import { allowance, usageOf } from './limit.ts'

// The release before the economy had ended at this migration.
const BEFORE = '006-repeats'
const NOON = Date.UTC(2026, 9, 28, 12)

/** Creates the database of that release, with a player who has received rewards, used the bank and bought in two events. */
const release = (db: Db): Promise<void> =>
  db.tx(async (tx) => {
    const last = migrations.findIndex(({ name }) => name === BEFORE)
    await tx.run('create table migration (name text primary key, at bigint not null)')
    for (const { name, sql } of migrations.slice(0, last + 1)) {
      for (const statement of sql) await tx.run(statement.replaceAll('{{id}}', ids[tx.lock === '' ? 'sqlite' : 'postgres']))
      await tx.run('insert into migration (name, at) values (?, 0)', [name])
    }
    await tx.run(
      `insert into player (access_level, source, code, version, state, created_at, updated_at) values ('TRIAL', 'own', 'code', 0, '{}', 0, 0)`,
    )
    const line = (resource: string, amount: number, ref: string | null, at = NOON - HOUR) =>
      tx.run(`insert into ledger (player_id, resource, amount, balance, reason, ref, at) values (1, ?, ?, 0, 'test', ?, ?)`, [
        ...[resource, amount, ref, at],
      ])
    await line('gold', 150, 'everyday:20753')
    await line('mithril', 5, 'everyday:20753')
    await line('gold', -40, null)
    await tx.run('insert into bank_taken (player_id, offer_id, at) values (1, 2, ?)', [NOON - HOUR])
    for (const count of [1, 2, 3]) await line('eventCurrency', -15, `stall:spring@2026:4:${count}`, Date.UTC(2026, 3, 10))
    for (const thing of ['4:1', '4:2', '12:1']) await line('eventCurrency', -15, `stall:halloween@2026:${thing}`)
    await line('caviar', 1, 'stall:halloween@2026:4:1')
  })

for (const { engine, here, createEmpty } of engines)
  test.skipIf(!here)(`on ${engine}, what was granted and bought before the upgrade still counts after it`, async () => {
    const { db, drop } = await createEmpty()
    await release(db)
    await migrate(db, [])
    const everyday = { reason: 'everyday', ref: 'everyday:20753', now: NOON } as const
    const again = await db.tx((tx) => grant(tx, 1, resources({ gold: 700 }), everyday))
    expect(again.sort((a, b) => b.amount - a.amount)).toEqual(resources({ gold: 150, mithril: 5 }))

    const usage = await db.tx((tx) => usageOf(tx, 1, ['bank:1', 'bank:2', 'eventShop:4', 'eventShop:12']))
    expect([...usage.keys()].sort()).toEqual(['bank:2', 'eventShop:12', 'eventShop:4'])
    expect(allowance({ hours: 24 }, usage.get('bank:2'), { now: NOON })).toMatchObject({
      refusal: 'REWARD_NOT_READY',
      availableAt: NOON + 23 * HOUR,
    })
    const event = { now: NOON, event: 'halloween@2026' }
    expect(allowance({ perEvent: 3 }, usage.get('eventShop:4'), event).left).toBe(1)
    expect(allowance({ perEvent: 1 }, usage.get('eventShop:12'), event).refusal).toBe('ALREADY_TAKEN')
    await drop()
  })
