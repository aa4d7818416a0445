import { expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { guest, testClient } from '../testing/client.ts'
import { testApp, testClock } from '../testing/test-app.ts'
import { climbTo } from './climber.ts'

test('a sensible guest climbs five stairs, and a new server on the same database finds everything again', async () => {
  const db = openSqlite(':memory:')
  const clock = testClock()
  const server = await testApp({ db, clock, seed: 'climb' })
  const client = await guest(server.app)
  const climb = await climbTo(server, client, 5)
  const before = (await client.call('GET /api/player/current')).reply
  await server.close()
  const second = await testApp({ db, clock, seed: 'climb again' })
  const after = (await testClient(second.app, client.session).call('GET /api/player/current')).reply
  await second.close()
  await db.close()
  expect(after).toEqual(before)
  expect(after.bestVictoryStair).toBe(5)
  expect(after.creatures.length).toBeGreaterThan(2)
  expect(climb.won).toBeGreaterThanOrEqual(5)
})
