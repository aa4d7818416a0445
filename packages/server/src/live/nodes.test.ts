import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { guest, testClient } from '../../testing/client.ts'
import { postgresSchema } from '../../testing/postgres-schemas.ts'
import { POSTGRES, REDIS, reachable } from '../../testing/reachable.ts'
import { running } from '../../testing/server-process.ts'
import { testApp } from '../../testing/test-app.ts'
import { hashToken } from '../session/session.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { openRedis } from './bus/redis.ts'

const here = await reachable('redis', REDIS)

describe.skipIf(!here)('two nodes over redis', () => {
  it('deliver a message from a call on one node to a socket on the other, and close the socket when its session ends', async () => {
    const db = openSqlite(':memory:')
    const [one, two] = await Promise.all(
      [1, 2].map(async (node) => {
        const { bus, counter } = await openRedis(REDIS)
        const server = await testApp({ db, seed: `${randomUUID()}${node}`, deps: { bus, counter } })
        return { server, bus }
      }),
    )
    await two!.server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = two!.server.app.server.address() as AddressInfo
    const client = await guest(one!.server.app)
    const { client_uuid } = (await db.tx((tx) => tx.one<{ client_uuid: string }>('select client_uuid from session')))!

    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/websocket?session=${client.session}`, ['v12.stomp'])
    const frames: string[] = []
    const arrived = async (part: string) => {
      while (!frames.some((frame) => frame.includes(part))) frames.push(String((await once(socket, 'message'))[0]))
    }
    await once(socket, 'open')
    socket.send('CONNECT\naccept-version:1.2\n\n\0')
    await arrived('CONNECTED')
    socket.send(`SUBSCRIBE\nid:1\ndestination:/stomp/personal/${client_uuid}\n\n\0`)
    await arrived('SNAPSHOT')
    // A second session of the player, on the first node.
    const secondToken = 'second-screen'.padEnd(43, '-')
    await db.tx((tx) =>
      tx.run(
        "insert into session (token_hash, player_id, client_uuid, created_at, expires_at) select ?, player_id, 'second', 0, expires_at from session",
        [hashToken(secondToken)],
      ),
    )
    await testClient(one!.server.app, secondToken).call('POST /api/player/updateSoundMute')
    await arrived('PLAYER_CHANGED')
    const closed = once(socket, 'close')
    await client.call('POST /api/security/logout')
    await closed
    for (const { server, bus } of [one!, two!]) {
      await server.close()
      await bus.close()
    }
    await db.close()
    expect(frames.filter((frame) => frame.includes('PLAYER_CHANGED'))).toHaveLength(1)
  })
})

describe.skipIf(!here || !(await reachable('postgres', POSTGRES)))('two processes', () => {
  it('with the same DATABASE_URL and REDIS_URL share their sessions', async () => {
    const { url, drop } = await postgresSchema()
    const settings = { DATABASE_URL: url, REDIS_URL: REDIS }
    const [one, two] = await Promise.all([running(settings), running(settings)])
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const begun = await post(`${one.url}/api/security/registerTrial`, { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 })
    const query = `session=${begun.headers.get('session')}`
    const statusAt = ({ url }: { readonly url: string }) => fetch(`${url}/api/player/current?${query}`).then(({ status }) => status)
    expect([await statusAt(one), await statusAt(two)]).toEqual([200, 200])
    await post(`${two.url}/api/security/logout?${query}`, {})
    expect([await statusAt(one), await statusAt(two)]).toEqual([401, 401])
    expect([await one.end(), await two.end()]).toEqual([0, 0])
    await drop()
  }, 60_000)
})
