import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, PASSWORD, testClient } from '../../testing/client.ts'
import { engines, type TestDatabase } from '../../testing/engines.ts'
import { testApp } from '../../testing/test-app.ts'
import type { Tx } from './db.ts'
import { migrate, migrations } from './migrate.ts'
import { LARGEST_LOG, openSqlite } from './sqlite.ts'

/** A migration of an area, for these tests. */
const ofAreas = [
  { name: '2026-03-14-pots', sql: ['create table pot (id bigint primary key, amount bigint not null, note text)'] },
  { name: '2026-03-15-first-pot', sql: ["insert into pot (id, amount, note) values (1, 0, 'what?')"] },
]

for (const { engine, here, createEmpty } of engines)
  describe.skipIf(!here)(`storage on ${engine}`, () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await createEmpty()
      // Two nodes that start at once must not run a migration twice.
      const ran = await Promise.all([migrate(database.db, ofAreas), migrate(database.again(), ofAreas)])
      expect(ran.flat()).toEqual([...migrations, ...ofAreas].map(({ name }) => name))
    })
    afterAll(() => database.drop())
    const amount = async () => (await database.db.tx((tx) => tx.one<{ amount: number }>('select amount from pot where id = 1')))!.amount

    it('runs no migration a second time', async () => {
      expect(await migrate(database.db, ofAreas)).toEqual([])
    })

    it('returns whole numbers exactly, and null for no value', async () => {
      const large = Number.MAX_SAFE_INTEGER
      await database.db.tx((tx) => tx.run('insert into pot (id, amount, note) values (?, ?, ?)', [2, large, null]))
      const row = await database.db.tx((tx) => tx.one('select id, amount, note from pot where id = ?', [2]))
      expect({ ...(row as object) }).toEqual({ id: 2, amount: large, note: null })
      const { n } = (await database.db.tx((tx) => tx.one<{ n: number }>('select count(*) as n from pot')))!
      expect(n).toBe(2)
    })

    it('leaves a question mark inside quotes unchanged', async () => {
      const row = await database.db.tx((tx) => tx.one<{ id: number }>("select id from pot where note = 'what?' and id = ?", [1]))
      expect(row?.id).toBe(1)
    })

    it('returns how many rows changed, and undefined where there is no row', async () => {
      await database.db.tx(async (tx) => {
        expect(await tx.run('update pot set note = ? where id = ?', ['x', 99])).toBe(0)
        expect(await tx.one('select id from pot where id = 99')).toBeUndefined()
      })
    })

    it('rolls back everything that a transaction did before it threw', async () => {
      const before = await amount()
      const failing = database.db.tx(async (tx) => {
        await tx.run('update pot set amount = amount + 1 where id = 1')
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      expect(await amount()).toBe(before)
    })

    it('refuses a statement that comes after the end of its transaction, and stores nothing of it', async () => {
      const before = await amount()
      const kept: Tx[] = []
      await database.db.tx(async (tx) => void kept.push(tx))
      const failing = database.db.tx(async (tx) => {
        kept.push(tx)
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      expect(kept).toHaveLength(2)
      for (const tx of kept) {
        const sql = 'update pot set amount = amount + 1 where id = ?'
        for (const late of [() => tx.run(sql, [1]), () => tx.enqueue(sql, [1]), () => tx.one('select 1'), () => tx.all('select 1')])
          expect(late).toThrow('The transaction is over.')
      }
      expect(await amount()).toBe(before)
    })

    it('loses no update when many transactions read and write the same row at once', async () => {
      const before = await amount()
      const one = () =>
        database.db.tx(async (tx) => {
          const row = (await tx.one<{ amount: number }>(`select amount from pot where id = 1${tx.lock}`))!
          await tx.run('update pot set amount = ? where id = 1', [row.amount + 1])
        })
      await Promise.all(Array.from({ length: 30 }, one))
      expect(await amount()).toBe(before + 30)
    })

    it('rejects a row that violates a constraint, and stays usable', async () => {
      await expect(database.db.tx((tx) => tx.run('insert into pot (id, amount) values (1, 0)'))).rejects.toThrow()
      expect(await amount()).toBeGreaterThanOrEqual(0)
    })

    describe('a statement that is enqueued', () => {
      const taken = (tx: Tx, refusal?: () => Error) => {
        tx.enqueue('update pot set amount = amount + 1 where id = 1', [])
        tx.enqueue('insert into pot (id, amount) values (?, ?)', [1, 0], refusal)
      }

      it('is seen by the statements after it, and kept', async () => {
        const before = await amount()
        const seen = await database.db.tx(async (tx) => {
          tx.enqueue('update pot set amount = amount + ? where id = 1', [5])
          return tx.one<{ amount: number }>('select amount from pot where id = 1')
        })
        expect([seen?.amount, await amount()]).toEqual([before + 5, before + 5])
      })

      it('refuses the whole transaction where a constraint forbids it, whatever follows', async () => {
        const before = await amount()
        const refusal = () => new Error('taken')
        await expect(database.db.tx(async (tx) => taken(tx, refusal))).rejects.toThrow('taken')
        const followed = database.db.tx(async (tx) => {
          taken(tx, refusal)
          await tx.run('update pot set amount = amount + 1 where id = 1')
        })
        await expect(followed).rejects.toThrow('taken')
        expect(await amount()).toBe(before)
      })

      it('fails the transaction with its own error where there is no refusal, or another cause', async () => {
        const before = await amount()
        await expect(database.db.tx(async (tx) => taken(tx))).rejects.toThrow(/unique/i)
        const senseless = database.db.tx(async (tx) => tx.enqueue('update nothing set amount = ?', [1], () => new Error('taken')))
        await expect(senseless).rejects.toThrow(/nothing/)
        expect(await amount()).toBe(before)
      })
    })

    it('shares a player’s session between two nodes', async () => {
      const first = await testApp({ db: database.db, seed: `${engine} first` })
      const client = await guest(first.app)
      await client.call('POST /api/security/register', { body: { name: `Wanderer of ${engine}`, password: PASSWORD } })
      const second = await testApp({ db: database.again(), seed: `${engine} second` })
      const onSecondNode = testClient(second.app, client.session)
      expect((await onSecondNode.call('GET /api/security/isPlayerExist')).reply.exists).toBe(true)
      await Promise.all([first.close(), second.close()])
    })

    it('gives a name to one of two players who register it at once', async () => {
      const server = await testApp({ db: database.db, seed: `${engine} names` })
      const [one, two] = [await guest(server.app), await guest(server.app)]
      const body = { name: `Wanted on ${engine}`, password: PASSWORD }
      const replies = await Promise.all([one, two].map((client) => client.call('POST /api/security/register', { body })))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(replies.find(({ status }) => status === 409)?.error.code).toBe('NAME_TAKEN')
      await server.close()
    })

    it('carries a repeated request out once, also when all arrive at the same time', async () => {
      const server = await testApp({ db: database.db, seed: `${engine} concurrent` })
      const body = { characterAndCompanion: 'MAN_2', lang: 'EN', frontVersion: 445 } as const
      const count = async () => (await database.db.tx((tx) => tx.one<{ n: number }>('select count(*) as n from player')))!.n
      const before = await count()
      const key = { 'idempotency-key': `concurrent requests of ${engine}`.replaceAll(' ', '-') }
      const replies = await Promise.all([1, 2, 3].map(() => testClient(server.app).call('POST /api/security/registerTrial', { body }, key)))
      expect(new Set(replies.map(({ reply }) => reply.session)).size).toBe(1)
      expect(await count()).toBe(before + 1)
      await server.close()
    })

    it('sends each of several concurrent requests the first reply, also where the first makes the others fail', async () => {
      const server = await testApp({ db: database.db, seed: `${engine} rivals` })
      const { session } = await guest(server.app)
      const key = { 'idempotency-key': `rival requests of ${engine}`.replaceAll(' ', '-') }
      const register = () =>
        testClient(server.app, session).call(
          'POST /api/security/register',
          { body: { name: `Rival on ${engine}`, password: PASSWORD } },
          key,
        )
      const replies = await Promise.all(Array.from({ length: 5 }, register))
      expect(replies.map(({ status, error }) => (status === 200 ? 200 : error.code))).toEqual([200, 200, 200, 200, 200])
      expect(new Set(replies.map(({ reply }) => reply.session)).size).toBe(1)
      await server.close()
    })
  })

describe('a damaged database', () => {
  it('makes opening it fail', () => {
    const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
    const file = join(folder, 'skystair.db')
    writeFileSync(file, 'this is no database, but long enough to be looked at as one '.repeat(20))
    expect(() => openSqlite(file)).toThrow('file is not a database')
    rmSync(folder, { recursive: true })
  })
})

it('makes the log of a SQLite file small again after a large transaction', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skystair-log-'))
  const file = join(folder, 'game.sqlite')
  const db = openSqlite(file)
  const logSize = () => statSync(`${file}-wal`).size
  await db.tx(async (tx) => {
    await tx.run('create table large (id bigint primary key, content text not null)')
    for (let id = 0; id < 3; id++) await tx.run('insert into large (id, content) values (?, ?)', [id, 'x'.repeat(LARGEST_LOG / 2)])
  })
  expect(logSize()).toBeGreaterThan(LARGEST_LOG)
  for (let id = 0; id < 3; id++) await db.tx((tx) => tx.run('update large set content = ? where id = ?', ['', id]))
  expect(logSize()).toBeLessThanOrEqual(LARGEST_LOG)
  await db.close()
  rmSync(folder, { recursive: true })
})
