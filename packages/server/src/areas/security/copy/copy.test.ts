import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guest, type TestClient } from '../../../../testing/client.ts'
import { engines, type TestDatabase } from '../../../../testing/engines.ts'
import { type TestApp, testApp } from '../../../../testing/test-app.ts'
import type { Db } from '../../../storage/db.ts'

const TOPICS = 300
const LONG = 'ж'.repeat(20_000)

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`the copy of a large account, on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let client: TestClient
    let id: number
    /** The most rows that one read has returned. */
    let mostRows: number

    /** The database, which notes how much is read at a time. */
    const counting = (db: Db): Db => ({
      ...db,
      read: (work) =>
        db.read((tx) =>
          work({
            ...tx,
            all: async <T>(...asked: Parameters<typeof tx.all>) => {
              const rows = await tx.all<T>(...asked)
              if (rows.some((row) => typeof row === 'object' && row !== null && 'text' in row)) mostRows = Math.max(mostRows, rows.length)
              return rows
            },
          }),
        ),
    })

    beforeEach(async () => {
      mostRows = 0
      database = await create()
      server = await testApp({ db: counting(database.db) })
      client = await guest(server.app)
      id = (await client.call('GET /api/player/id/current')).reply.id
      const columns = 'lang, category, author_id, title, text, words, is_private, guest, pinned, created_at, commented_at, comments'
      await server.db.tx(async (tx) => {
        for (let n = 0; n < TOPICS; n++)
          await tx.run(`insert into forum_topic (${columns}) values ('EN', 'TALK', ?, ?, ?, '', 0, 0, 0, ?, ?, 0)`, [
            id,
            `${n}`,
            LONG,
            n,
            n,
          ])
      })
    })
    afterEach(async () => {
      await server.close()
      await database.drop()
    })

    /** Asks for the copy on a connection of its own. Returns its status, once its first part has come. */
    async function begun(): Promise<{ readonly status: number | undefined; cancel(): void }> {
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
      const { port } = server.app.server.address() as AddressInfo
      const asked = get({ port, path: `/api/security/data?session=${client.session}`, agent: false })
      const [reply] = (await once(asked, 'response')) as [IncomingMessage]
      reply.on('error', () => {})
      await once(reply, 'readable')
      return { status: reply.statusCode, cancel: () => reply.destroy() }
    }

    it('has each row once, in slices', async () => {
      const { reply } = await client.call('GET /api/security/data')
      const rows = reply.tables.find(({ table }) => table === 'forum_topic')!.rows
      expect(rows.map(({ title }) => title)).toEqual(Array.from({ length: TOPICS }, (_, n) => `${n}`))
      expect(mostRows).toBeLessThan(TOPICS)
    })

    it('is sent only as fast as it is taken, while others are served, and only once at a time', async () => {
      const copy = await begun()
      expect(copy.status).toBe(200)
      const other = await guest(server.app)
      expect((await other.call('GET /api/security/data')).status).toBe(200)
      expect((await client.call('GET /api/security/data')).error.code).toBe('RATE_LIMITED')
      copy.cancel()
      // The server notices the closed connection a little later.
      while ((await begun()).status !== 200) await sleep(20)
      // That copy, which nobody takes, does not hold up the end of the server.
    })
  })
