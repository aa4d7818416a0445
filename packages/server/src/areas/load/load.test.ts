import { type Call, contract } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest, testClient } from '../../../testing/client.ts'
import { swept } from '../../../testing/swept.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { area } from './index.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

const PREFIX = 'GET /api/load/log/'

test('every step of a page is kept under its own name, with its page, its memory and its time', async () => {
  const steps = (Object.keys(contract.load) as Call[]).filter((name) => name.startsWith(PREFIX))
  const client = testClient(server.app)
  for (const name of steps) await client.call(name, { query: { available: 512, used: 100, h_session: 'page' } } as object)
  const rows = await server.db.tx((tx) => tx.all('select step, h_session, available, used, loaded_pct, at from load_log order by id'))
  const rest = { h_session: 'page', available: 512, used: 100, loaded_pct: null, at: server.clock() }
  expect(rows.map((row) => ({ ...(row as object) }))).toEqual(steps.map((name) => ({ step: name.slice(PREFIX.length), ...rest })))
})

test('a page that was left says how far it had come', async () => {
  await testClient(server.app).call('GET /api/load/log/unload', { query: { loadedPct: 40 } })
  const row = await server.db.tx((tx) =>
    tx.one<{ loaded_pct: number }>("select loaded_pct from load_log where step = 'unload' order by id desc limit 1"),
  )
  expect(row?.loaded_pct).toBe(40)
})

test('what clients report is kept with who reported it, and with its domain', async () => {
  const client = await guest(server.app)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  await client.call('POST /api/log/add', { body: { message: 'texture null', domain: 'games.example' } })
  await testClient(server.app).call('GET /api/dev/log', { query: { message: 'hello' } })
  const rows = await server.db.tx((tx) => tx.all('select player_id, message, domain from client_log order by id'))
  expect(rows.map((row) => ({ ...(row as object) }))).toEqual([
    { player_id: id, message: 'texture null', domain: 'games.example' },
    { player_id: null, message: 'hello', domain: 'dev' },
  ])
})

test('what is older than a month is forgotten', async () => {
  const lines = async () =>
    (
      await server.db.tx((tx) =>
        tx.one<{ n: number }>(
          'select (select count(*) from load_log) + (select count(*) from client_log) + (select count(*) from arrival) as n',
        ),
      )
    )?.n
  const before = await lines()
  server.clock.pass(20 * DAY)
  await testClient(server.app).call('GET /api/load/log/preboot')
  await testClient(server.app).call('POST /api/log/add', { body: { message: 'texture null' } })
  await guest(server.app)
  const forgotten = (days: number) => swept(server.db, area.sweep!, server.clock() + days * DAY)
  expect(await forgotten(0)).toBe(0)
  expect(await forgotten(10)).toBe(before)
  expect(await lines()).toBe(3)
})
