import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { guest } from '../../testing/client.ts'
import { testApp } from '../../testing/test-app.ts'

it('a server is not ready while its disk has room for a short write, but not for a call', async () => {
  const { app, db, close } = await testApp()
  const client = await guest(app)
  const ready = async () => {
    // A result is cached for half a second.
    await sleep(600)
    const { statusCode, body } = await app.inject('/ready')
    return [statusCode, JSON.parse(body).failing]
  }
  const limit = (pages: string) => db.tx((tx) => tx.one(`pragma max_page_count = ${pages}`))
  expect(await ready()).toEqual([200, {}])
  const { page_count: pages } = (await db.tx((tx) => tx.one<{ page_count: number }>('pragma page_count')))!
  await limit(String(pages))
  let status: number
  let called = 0
  // What is free in the pages is used up first.
  do
    ({ status } = await client.call(
      'POST /api/log/add',
      { body: { message: 'x'.repeat(1000) } },
      { 'idempotency-key': `fills the disk ${++called}`.replaceAll(' ', '-') },
    ))
  while (status === 200 && called < 100)
  expect(status).toBe(503)
  expect(await db.tx((tx) => tx.run('update health set at = 1'))).toBe(1)
  expect(await ready()).toEqual([503, { database: 'disk full' }])
  expect(await ready()).toEqual([503, { database: 'disk full' }])
  await limit('1000000')
  expect(await ready()).toEqual([200, {}])
  expect((await client.call('POST /api/player/updateSoundMute')).status).toBe(200)
  await close()
})
