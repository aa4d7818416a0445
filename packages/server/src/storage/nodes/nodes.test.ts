import { HOUR } from '@skystair/contract/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { buildApp } from '../../app.ts'
import { areaMigrations } from '../../area-migrations.ts'
import { ConfigError } from '../../config.ts'
import { areas } from '../../generated/areas.ts'
import { migrate } from '../migrate.ts'
import { membership } from './membership.ts'
import { LIFETIME, type Node, nodeOf } from './repository.ts'

/** A release knows a version of stored data, and works beside servers that know at least another. */
const release = (version: number, oldest: number) => nodeOf({ version, oldest })

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`the servers of a database on ${engine}`, () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await create()
    })
    afterAll(() => database.drop())
    const run = (sql: string) => database.db.tx((tx) => tx.run(sql))
    beforeEach(async () => {
      await run('delete from node')
      await run('update data_version set oldest = 7')
    })
    const start = (node: Node) => migrate(database.db, areaMigrations(areas), node)
    const oldest = async () => (await database.db.read((tx) => tx.one<{ oldest: number }>('select oldest from data_version')))?.oldest

    it('may be of the release before and of the next one, in any order', async () => {
      await start(release(7, 7))
      await start(release(8, 7))
      await start(release(7, 7))
      expect(await oldest()).toBe(7)
    })

    it('need a version once a release has begun that stores what older ones cannot read, and then refuse the older ones', async () => {
      await start(release(9, 8))
      expect(await oldest()).toBe(8)
      await expect(start(release(7, 7))).rejects.toThrow(
        new ConfigError(
          'This server is too old for the database: it knows version 7 of stored data, and the database needs 8 or later. Start a newer release.',
        ),
      )
      await start(release(8, 7))
    })

    // On SQLite there is only one server.
    if (engine === 'postgres') {
      it('keep such a release from beginning while one runs that it would break, until that has ended', async () => {
        const older = release(7, 7)
        await start(older)
        await expect(start(release(9, 8))).rejects.toThrow(`${older.id} is still running and knows version 7`)
        expect(await oldest()).toBe(7)
        await membership(database.db, older).leave()
        await start(release(9, 8))
        expect(await oldest()).toBe(8)
      })

      it('count one that has crashed as ended after its lifetime', async () => {
        await start(release(7, 7))
        await run(`update node set seen_at = seen_at - ${LIFETIME - 5000}`)
        await expect(start(release(9, 8))).rejects.toThrow('is still running')
        await run('update node set seen_at = seen_at - 5000')
        await start(release(9, 8))
      })
    }

    it('do nothing more once the database needs a newer server, and say so', async () => {
      const older = release(7, 7)
      await start(older)
      const member = membership(database.db, older, { valid: 0 })
      const server = () => testApp({ db: member.guard(database.db), deps: { membership: member } })
      const ready = async ({ app }: TestApp) => {
        const { statusCode, body } = await app.inject('/ready')
        return [statusCode, JSON.parse(body).failing]
      }
      const before = await server()
      const client = await guest(before.app)
      expect(await ready(before)).toEqual([200, {}])
      await run('update data_version set oldest = 8')
      const { status, error } = await client.call('GET /api/player/current')
      expect([status, error.code]).toEqual([503, 'UNAVAILABLE'])
      // A result is cached for a moment.
      const later = await buildApp(before.deps)
      const version = 'this server knows version 7 of stored data, and the database needs 8'
      expect(await ready({ ...before, app: later })).toEqual([503, { database: 'newer server needed', version }])
      await later.close()
      await before.close()
      await member.leave()
    })

    it('do nothing while their clock differs from the database’s by more than some seconds, and say so', async () => {
      const node = release(7, 7)
      await start(node)
      let ahead = 0
      const member = membership(database.db, node, { clock: () => Date.now() + ahead })
      await member.begin()
      const { app, close, deps } = await testApp({ db: member.guard(database.db), seed: 'clocks', deps: { membership: member } })
      const client = await guest(app)
      const call = async () => (await client.call('GET /api/player/current')).status
      expect(await call()).toBe(200)
      for (const [hours, clock] of [
        [3, "this server's clock is 10800 s ahead of the database's"],
        [-1, "this server's clock is 3600 s behind the database's"],
      ] as const) {
        ahead = hours * HOUR
        expect(await call()).toBe(503)
        const fresh = await buildApp(deps)
        expect((await fresh.inject('/ready')).json()).toMatchObject({ ready: false, failing: { database: 'wrong clock', clock } })
        const shown = /^skystair_clock_ahead_seconds (.*)$/m.exec((await fresh.inject('/metrics')).body)
        expect(Number(shown?.[1])).toBeCloseTo(hours * 3600, -1)
        await fresh.close()
        await expect(member.begin()).rejects.toThrow(new ConfigError(`The server cannot start: ${clock}.`))
      }
      ahead = 1000
      expect(await call()).toBe(200)
      await close()
      await member.leave()
    })

    it('leave calls and things that this one does not know to a newer server, while one is running', async () => {
      const older = release(7, 7)
      await start(older)
      const member = membership(database.db, older, { valid: 0 })
      const db = member.guard(database.db)
      const { app } = await testApp({ db, deps: { membership: member } })
      const unknown = async () => {
        const { statusCode, headers } = await app.inject('/api/call/of/the/next')
        return [statusCode, headers.connection]
      }
      expect(await unknown()).toEqual([404, 'keep-alive'])
      if (engine === 'postgres') await start(release(8, 7))
      else await run("insert into node (id, version, seen_at) values ('newer', 8, 9000000000000)")
      await db.tx((tx) => tx.one('select 1'))
      expect([member.hasNewer(), await unknown()]).toEqual([true, [503, 'close']])
      await app.close()
      await member.leave()
    })
  })
