import type { LiveMessage } from '@skystair/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PASSWORD, registered, type TestClient, testClient } from '../../testing/client.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let server: TestApp
let here: TestClient
let there: TestClient
/** What was said on personal destinations: to whom, and what. */
let said: [client: string, type: LiveMessage['notificationType']][]

beforeEach(async () => {
  server = await testApp()
  here = await registered(server.app, 'Two screens')
  there = testClient(server.app)
  await there.call('POST /api/security/login', { body: { name: 'Two screens', password: PASSWORD, lang: 'EN' } })
  said = []
  server.deps.bus.listen((destination, { notificationType }) => said.push([destination.replace('/stomp/personal/', ''), notificationType]))
})
afterEach(() => server.close())

const uuidOf = async (client: TestClient) =>
  (await client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply.clientUuid

it('tells the other screen of a player that the player changed, and not the one that changed it', async () => {
  await here.call('POST /api/player/v3/coordinate/set', { body: { coordinate: 100, contextId: 'main' } })
  expect(said).toEqual([[await uuidOf(there), 'PLAYER_CHANGED']])
  await there.call('POST /api/player/updateSoundMute')
  expect(said.slice(1)).toEqual([[await uuidOf(here), 'PLAYER_CHANGED']])
})

it('tells of a new name, a mail address, and gems that friends have brought', async () => {
  const { id } = (await here.call('GET /api/player/id/current')).reply
  const { code: ref } = (await here.call('GET /api/referral/my/code')).reply
  await testClient(server.app).call('POST /api/security/registerTrial', {
    body: { characterAndCompanion: 'MAN_2', lang: 'EN', frontVersion: 445, ref },
  })
  await server.db.tx((tx) => tx.run('update referral set waiting = 20 where inviter_id = ?', [id]))
  await here.call('POST /api/security/name/set', { body: { name: 'One screen' } })
  await here.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: 'cat@home.example' } })
  await here.call('GET /api/referral/bonus/take')
  expect(said).toHaveLength(3)
})

it('says nothing where nothing changed, where a call was refused, and where the other session is over', async () => {
  await here.call('GET /api/player/current')
  await here.call('POST /api/battle/get')
  await here.call('POST /api/player/v3/coordinate/set', { body: { coordinate: 5000, contextId: 'main' } })
  await there.call('POST /api/security/logout')
  await here.call('POST /api/player/updateSoundMute')
  expect(said).toEqual([])
})

it('says it once for a request that was repeated', async () => {
  const key = { 'idempotency-key': 'a key of this one request'.replaceAll(' ', '-') }
  for (let tries = 0; tries < 2; tries++) await here.call('POST /api/player/updateSoundMute', {}, key)
  expect(said).toHaveLength(1)
})
