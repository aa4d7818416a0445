import { DAY } from '@skystair/contract/time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PASSWORD, registered, testClient } from '../../testing/client.ts'
import { engines } from '../../testing/engines.ts'
import { serverOn } from '../../testing/server-on.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const rows = async ({ db }: Pick<TestApp, 'db'>, table: string, where = 'true') =>
  (await db.tx((tx) => tx.one<{ rows: number }>(`select count(*) as rows from ${table} where ${where}`)))!.rows

for (const each of engines) {
  const on = serverOn(each)
  it.skipIf(!each.here)(`a player has twenty sessions at most on ${each.engine}: a further one ends the oldest`, async () => {
    const first = await registered(on.server.app, `Ann ${each.engine}`)
    const { id } = (await first.call('GET /api/player/id/current')).reply
    const signIn = async () => {
      on.server.clock.pass(1000)
      const client = testClient(on.server.app)
      await client.call('POST /api/security/login', { body: { name: `Ann ${each.engine}`, password: PASSWORD, lang: 'EN' } })
      return client
    }
    const second = await signIn()
    for (let n = 2; n < 20; n++) await signIn()
    expect((await first.call('GET /api/player/current')).status).toBe(200)
    const last = await signIn()
    const answers = await Promise.all([first, second, last].map((client) => client.call('GET /api/player/current')))
    expect(answers.map(({ status }) => status)).toEqual([401, 200, 200])
    for (let n = 0; n < 40; n++) await signIn()
    expect(await rows(on.server, 'session', `player_id = ${id} and revoked_at is null`)).toBe(20)
    expect(await rows(on.server, 'session', `player_id = ${id}`)).toBe(50)
  })
}

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

it('of a player who uses ever new keys, the newest replies are stored, and of others all of a day', async () => {
  const [ann, bob] = [await registered(server.app, 'Ann'), await registered(server.app, 'Bob')]
  const key = (n: number) => ({ 'idempotency-key': `a key of a request ${n}`.replaceAll(' ', '-') })
  await bob.call('POST /api/player/updateSoundMute', {}, key(0))
  for (let n = 0; n < 1300; n++) await ann.call('POST /api/player/updateSoundMute', {}, key(n))
  const { id } = (await ann.call('GET /api/player/id/current')).reply
  const stored = await rows(server, 'idempotency', `player_id = ${id}`)
  expect([stored >= 500, stored <= 600]).toEqual([true, true])
  const muted = (await ann.call('GET /api/player/current')).reply.soundMute
  await ann.call('POST /api/player/updateSoundMute', {}, key(1299))
  expect((await ann.call('GET /api/player/current')).reply.soundMute).toBe(muted)
  server.clock.pass(DAY / 2)
  expect((await bob.call('POST /api/player/updateSoundMute', {}, key(0))).status).toBe(200)
  expect(await rows(server, 'idempotency', `player_id <> ${id}`)).toBe(1)
})
