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

    const copyUrl = async (session = client.session) => {
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
      return `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api/security/data?session=${session}`
    }

    it('has each row once, in slices', async () => {
      const { reply } = await client.call('GET /api/security/data')
      const rows = reply.tables.find(({ table }) => table === 'forum_topic')!.rows
      expect(rows.map(({ title }) => title)).toEqual(Array.from({ length: TOPICS }, (_, n) => `${n}`))
      expect(mostRows).toBeLessThan(TOPICS)
    })

    it('is sent only as fast as it is taken, while others are served, and only once at a time', async () => {
      const url = await copyUrl()
      const copy = await fetch(url)
      const reader = copy.body!.getReader()
      expect([copy.status, (await reader.read()).done]).toEqual([200, false])
      const other = await guest(server.app)
      expect((await other.call('GET /api/security/data')).status).toBe(200)
      const again = await fetch(url)
      expect([again.status, (await again.json()).code]).toEqual([429, 'RATE_LIMITED'])
      await reader.cancel()
      // The server notices the closed connection a little later.
      const next = async (): Promise<{ readonly done: boolean }> => {
        const { status, body } = await fetch(url)
        if (status !== 429) return body!.getReader().read()
        await sleep(20)
        return next()
      }
      // Also a copy that nobody takes does not hold up the end of the server.
      expect((await next()).done).toBe(false)
    })
  })
