import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { guest, type TestClient, testClient } from '../../testing/client.ts'
import { engines } from '../../testing/engines.ts'
import { gameSchema, type Schema } from '../../testing/postgres-schemas.ts'
import { type Proxy as Line, proxyTo } from '../../testing/proxy.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { Db } from './db.ts'
import { guarded } from './guard.ts'
import { NO_TIME_LIMIT, openPostgres } from './postgres.ts'

describe.skipIf(!engines[1].here)('a frozen PostgreSQL', () => {
  let schema: Schema
  let proxy: Line
  let db: Db
  let server: TestApp
  let clients: TestClient[]
  beforeAll(async () => {
    schema = await gameSchema()
    proxy = await proxyTo(schema.url, 5432)
    const raw = openPostgres(proxy.url, { ...NO_TIME_LIMIT, statement: 5000, response: 2000 })
    const before = await testApp({ db: raw })
    const guests: TestClient[] = []
    for (let n = 0; n < 8; n++) guests.push(await guest(before.app))
    await before.close()
    db = guarded(raw)
    server = await testApp({ db })
    clients = guests.map(({ session }) => testClient(server.app, session))
  })
  afterAll(async () => {
    proxy.thaw()
    await server.close()
    await db.close()
    await proxy.close()
    await schema.drop()
  })

  const switchAll = () => Promise.all(clients.map((client) => client.call('POST /api/player/updateSoundMute')))

  it('makes every call return UNAVAILABLE with a time to come back, and is used again once it responds', async () => {
    expect((await switchAll()).map(({ status }) => status)).toEqual(clients.map(() => 200))
    proxy.freeze()
    for (let round = 0; round < 3; round++)
      for (const { status, error, headers } of await switchAll())
        expect([status, error.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1'])
    const ready = await server.app.inject({ url: '/ready' })
    expect([ready.statusCode, ready.json().failing]).toEqual([503, { database: 'no response' }])
    proxy.thaw()
    const responds = async () => (await clients[0]!.call('GET /api/player/id/current')).status === 200
    while (!(await responds())) await sleep(50)
    expect((await switchAll()).map(({ status }) => status)).toEqual(clients.map(() => 200))
    await sleep(600)
    expect((await server.app.inject({ url: '/ready' })).json()).toMatchObject({ ready: true, failing: {} })
  })
})
