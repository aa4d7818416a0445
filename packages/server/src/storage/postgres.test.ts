import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest } from '../../testing/client.ts'
import { engines, type TestDatabase } from '../../testing/engines.ts'
import { postgresSchema } from '../../testing/postgres-schemas.ts'
import { proxyTo } from '../../testing/proxy.ts'
import { serverOn } from '../../testing/server-on.ts'
import { DatabaseUnavailable, type Db, type Tx } from './db.ts'
import { NO_TIME_LIMIT, openPostgres } from './postgres.ts'

const { here, createEmpty } = engines[1]
const CUT_OFF = 'select pg_terminate_backend(pg_backend_pid())'

describe.skipIf(!here)('a transaction whose connection to PostgreSQL is lost', () => {
  let database: TestDatabase
  let db: Db
  let other: Db
  beforeAll(async () => {
    database = await createEmpty()
    db = database.db
    other = database.again()
    await db.tx((tx) => tx.run('create table pot (amount bigint not null)'))
    await db.tx((tx) => tx.run('insert into pot (amount) values (0)'))
  })
  afterAll(() => database.drop())
  const amount = async () => (await other.tx((tx) => tx.one<{ amount: number }>('select amount from pot')))!.amount

  it('is run again on another connection', async () => {
    const before = await amount()
    let tries = 0
    const done = db.tx(async (tx) => {
      tries++
      await tx.run('update pot set amount = amount + 1')
      if (tries === 1) await tx.run(CUT_OFF)
      return 'done'
    })
    expect(await done).toBe('done')
    expect([tries, await amount()]).toEqual([2, before + 1])
  })

  it('is run again also where no statement was running', async () => {
    const before = await amount()
    let tries = 0
    await db.tx(async (tx) => {
      const { pid } = (await tx.one<{ pid: number }>('select pg_backend_pid() as pid'))!
      await tx.run('update pot set amount = amount + 1')
      if (++tries > 1) return
      const isRunning = () => other.tx((tx) => tx.one('select pid from pg_stat_activity where pid = ?', [pid]))
      await other.tx((tx) => tx.run('select pg_terminate_backend(?)', [pid]))
      while (await isRunning()) await sleep(5)
      await sleep(20)
      await tx.run('update pot set amount = amount + 1')
    })
    expect([tries, await amount()]).toEqual([2, before + 1])
  })

  it('is run again after a conflict in an enqueued statement, and keeps nothing of the first attempt', async () => {
    await db.tx((tx) => tx.run('create table reply (name text primary key)'))
    const before = await amount()
    const insert = 'insert into reply (name) values (?)'
    let tries = 0
    await db.tx(async (tx) => {
      await tx.run('update pot set amount = amount + 1')
      if (++tries === 1) await other.tx((tx) => tx.run(insert, ['first']))
      tx.enqueue(insert, [tries === 1 ? 'first' : 'second'])
    })
    expect([tries, await amount()]).toEqual([2, before + 1])
    expect(await other.tx((tx) => tx.all('select name from reply order by name'))).toEqual([{ name: 'first' }, { name: 'second' }])
  })

  it('is not committed where its work has caught the error of a statement', async () => {
    const before = await amount()
    const caught = db.tx(async (tx) => {
      await tx.run('update pot set amount = amount + 1')
      await tx.run('update nothing set amount = 1').catch(() => {})
    })
    await expect(caught).rejects.toThrow(/nothing/)
    expect(await amount()).toBe(before)
  })

  it('is run again after a conflict also if a later statement that was sent with it is awaited first', async () => {
    await db.tx((tx) => tx.run('create table name (name text primary key)'))
    let tries = 0
    const insert = async (tx: Tx) => {
      // The first try meets the name that another transaction has just taken.
      const done = tries === 1 ? tx.run("insert into name values ('taken'), ('taken')") : tx.run("insert into name values ('free')")
      await done.finally(() => sleep(20))
    }
    await db.tx(async (tx) => {
      tries++
      await Promise.all([insert(tx), tx.one('select 1 as one')])
    })
    expect(tries).toBe(2)
    expect(await db.tx((tx) => tx.all('select name from name'))).toEqual([{ name: 'free' }])
  })

  it('throws DatabaseUnavailable and is not run again where that happens during the commit', async () => {
    await db.tx(async (tx) => {
      await tx.run(
        `create function cut_off() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`,
      )
      await tx.run('create constraint trigger last after update on pot initially deferred for each row execute function cut_off()')
    })
    let tries = 0
    const cut = db.tx((tx) => {
      tries++
      return tx.run('update pot set amount = amount + 1')
    })
    await expect(cut).rejects.toThrow(DatabaseUnavailable)
    expect(tries).toBe(1)
    await db.tx((tx) => tx.run('drop trigger last on pot'))
    expect(await amount()).toBeGreaterThan(0)
  })

  it('throws DatabaseUnavailable where that happens each time, and where PostgreSQL does not run', async () => {
    await expect(db.tx((tx) => tx.run(CUT_OFF))).rejects.toThrow(DatabaseUnavailable)
    const nowhere = openPostgres('postgres://nobody@127.0.0.1:1/none')
    await expect(nowhere.tx((tx) => tx.all('select 1'))).rejects.toThrow('ECONNREFUSED')
    await nowhere.close()
  })
})

describe.skipIf(!here)('a PostgreSQL that stops responding', () => {
  it('makes statements, commits and connections time out, and is used again once it responds', async () => {
    const { url, drop } = await postgresSchema()
    const proxy = await proxyTo(url, 5432)
    const before = openPostgres(url, NO_TIME_LIMIT)
    await before.tx((tx) => tx.run('create table pot (amount bigint not null)'))
    await before.close()
    const db = openPostgres(proxy.url, { ...NO_TIME_LIMIT, connect: 1000, statement: 5000, response: 1000 })
    const silent = (freeze: (tx: Tx) => Promise<unknown>) => expect(db.tx(freeze)).rejects.toThrow(DatabaseUnavailable)
    await silent(async (tx) => {
      await tx.run('insert into pot (amount) values (1)')
      proxy.freeze()
      await tx.run('update pot set amount = 2')
    })
    await silent((tx) => tx.run('select 1'))
    proxy.thaw()
    await db.tx((tx) => tx.run('insert into pot (amount) values (3)'))
    await silent(async (tx) => {
      await tx.run('insert into pot (amount) values (4)')
      proxy.freeze()
    })
    proxy.thaw()
    expect(await db.tx((tx) => tx.all('select amount from pot where amount < 4'))).toEqual([{ amount: 3 }])
    await db.close()
    await proxy.close()
    await drop()
  })

  it('differs from one that takes too long: there the statement is cancelled and its connection kept', async () => {
    const { url, drop } = await postgresSchema()
    const db = openPostgres(url, { ...NO_TIME_LIMIT, connect: 1000, statement: 100, response: 5000 })
    const pid = () => db.tx((tx) => tx.one('select pg_backend_pid() as pid'))
    const before = await pid()
    await expect(db.tx((tx) => tx.run('select pg_sleep(60)'))).rejects.toThrow(DatabaseUnavailable)
    expect(await pid()).toEqual(before)
    await db.close()
    await drop()
  })
})

describe.skipIf(!here)('a call whose connection to PostgreSQL is lost', () => {
  const on = serverOn(engines[1])

  /** Makes a call while another transaction locks the player's row, and terminates the call's connection this many times. */
  async function cutOff(times: number) {
    const client = await guest(on.server.app)
    const { id } = (await client.call('GET /api/player/id/current')).reply
    const other = on.database.again()
    return other.tx(async (tx) => {
      const { pid } = (await tx.one<{ pid: number }>(`select pg_backend_pid() as pid from player where id = ?${tx.lock}`, [id]))!
      const called = client.call('POST /api/player/updateSoundMute')
      // A terminated backend may still be listed for a moment: each counts once.
      const ended = new Set<number>()
      const sql = 'select pid, pg_terminate_backend(pid) from pg_stat_activity where ? = any(pg_blocking_pids(pid))'
      while (ended.size < times) for (const backend of await other.tx((tx) => tx.all<{ pid: number }>(sql, [pid]))) ended.add(backend.pid)
      return { client, called }
    })
  }

  it('succeeds on another connection', async () => {
    const { called } = await cutOff(1)
    const { status, reply } = await called
    expect([status, reply.soundMute]).toEqual([200, true])
  })

  it('throws UNAVAILABLE where that happens each time, and later calls succeed', async () => {
    const { client, called } = await cutOff(5)
    const { status, error, headers } = await called
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1'])
    const again = await client.call('POST /api/player/updateSoundMute')
    expect([again.status, again.reply.soundMute]).toEqual([200, true])
  })
})
