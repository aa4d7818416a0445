import type { LiveMessage } from '@skystair/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PASSWORD, registered, type TestClient, testClient } from '../../testing/client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let server: TestApp
let here: TestClient
let there: TestClient
/** Messages on personal destinations. */
let sent: [client: string, type: LiveMessage['notificationType']][]

beforeEach(async () => {
  server = await testApp()
  here = await registered(server.app, 'Two screens')
  there = testClient(server.app)
  await there.call('POST /api/security/login', { body: { name: 'Two screens', password: PASSWORD, lang: 'EN' } })
  sent = []
  server.deps.bus.listen((destination, { notificationType }) => {
    const [, client] = destination.split('/stomp/personal/')
    if (client) sent.push([client, notificationType])
  })
})
afterEach(() => server.close())

const uuidOf = async (client: TestClient) =>
  (await client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply.clientUuid

it('notifies a player’s other session of a change, and not the session that made it', async () => {
  await here.call('POST /api/player/v3/coordinate/set', { body: { coordinate: 100, contextId: 'main' } })
  expect(sent).toEqual([[await uuidOf(there), 'PLAYER_CHANGED']])
  await there.call('POST /api/player/updateSoundMute')
  expect(sent.slice(1)).toEqual([[await uuidOf(here), 'PLAYER_CHANGED']])
})

it('notifies of a new name, a mail address, and gems for invited friends', async () => {
  const { id } = (await here.call('GET /api/player/id/current')).reply
  const { code: ref } = (await here.call('GET /api/referral/my/code')).reply
  await testClient(server.app).call('POST /api/security/registerTrial', {
    body: { characterAndCompanion: 'MAN_2', lang: 'EN', frontVersion: 445, ref },
  })
  await server.db.tx((tx) => tx.run('update referral set waiting = 20 where inviter_id = ?', [id]))
  await here.call('POST /api/security/name/set', { body: { name: 'One screen' } })
  await here.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: 'cat@home.example', password: PASSWORD } })
  await here.call('GET /api/referral/bonus/take')
  expect(sent).toHaveLength(3)
})

it('sends nothing where nothing changed, where a call failed, and where the other session has ended', async () => {
  await here.call('GET /api/player/current')
  await here.call('POST /api/battle/get')
  await here.call('POST /api/player/v3/coordinate/set', { body: { coordinate: 5000, contextId: 'main' } })
  await there.call('POST /api/security/logout')
  await here.call('POST /api/player/updateSoundMute')
  expect(sent).toEqual([])
})

it('notifies once of a request that was repeated', async () => {
  const key = { 'idempotency-key': 'a key of this one request'.replaceAll(' ', '-') }
  for (let tries = 0; tries < 2; tries++) await here.call('POST /api/player/updateSoundMute', {}, key)
  expect(sent).toHaveLength(1)
})
