import { DAY } from '@skystair/contract/time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guest, PASSWORD, registered, type TestClient, testClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { thankInviter } from './referral.ts'

let server: TestApp
let inviter: TestClient
beforeEach(async () => {
  server = await testApp()
  inviter = await registered(server.app, 'Inviter')
})
afterEach(() => server.close())

let names = 0
/** Creates a friend who used the inviter's code, as a guest or registered. */
async function friend({ asGuest = false } = {}): Promise<{ id: number; client: TestClient }> {
  const { code: ref } = (await inviter.call('GET /api/referral/my/code')).reply
  const client = testClient(server.app)
  const { reply } = await client.call('POST /api/security/registerTrial', {
    body: { characterAndCompanion: 'MAN_2', lang: 'EN', frontVersion: 445, ref },
  })
  if (!asGuest) await register(client)
  return { id: reply.player.id, client }
}
const register = async (client: TestClient) => {
  const { status } = await client.call('POST /api/security/register', { body: { name: `Friend ${++names}`, password: PASSWORD } })
  expect(status).toBe(200)
}
/** Counts a stair as won by the friend, as a victory over its guardian does. */
const win = (id: number, stair: number) =>
  edit(server, id, async (player, tx) => {
    player.state.bestVictoryStair = stair
    await thankInviter(tx, player, server.clock())
  })
const waiting = async () => (await inviter.call('GET /api/referral/my/code')).reply.waiting

it('a registered friend gives the inviter gems for each of four stairs, once, from a day after joining on', async () => {
  const { id } = await friend()
  server.clock.pass(DAY)
  const seen = []
  for (const stair of [4, 5, 6, 10, 20, 50, 51]) {
    await win(id, stair)
    seen.push(await waiting())
    server.clock.pass(DAY)
  }
  expect(seen).toEqual([0, 20, 20, 50, 100, 200, 200])
})

it('a guest gives the inviter nothing, and the guest’s stairs count after the registration', async () => {
  const { id, client } = await friend({ asGuest: true })
  server.clock.pass(2 * DAY)
  await win(id, 10)
  expect(await waiting()).toBe(0)
  await register(client)
  await win(id, 11)
  expect(await waiting()).toBe(50)
})

it('a friend’s stairs count only after the first day, including those won on it', async () => {
  const { id } = await friend()
  server.clock.pass(DAY - 1)
  await win(id, 5)
  expect(await waiting()).toBe(0)
  server.clock.pass(1)
  await win(id, 6)
  expect(await waiting()).toBe(20)
})

it('three stairs of friends count a day, and the others on later days', async () => {
  const friends = []
  for (let n = 0; n < 5; n++) friends.push(await friend())
  server.clock.pass(DAY)
  for (const { id } of friends) await win(id, 5)
  expect(await waiting()).toBe(60)
  server.clock.pass(DAY)
  for (const { id } of friends) await win(id, 6)
  expect(await waiting()).toBe(100)
})

it('the gems of friends are booked in the ledger when they are taken', async () => {
  const { id } = await friend()
  server.clock.pass(DAY)
  await win(id, 10)
  await inviter.call('GET /api/referral/bonus/take')
  const lines = await server.db.tx((tx) => tx.all("select amount, ref from ledger where reason = 'referral' and ref <> 'referral:start'"))
  expect(lines).toEqual([{ amount: 50, ref: `referral:${id}:50` }])
})

it('a player without an inviter gives nobody gems', async () => {
  const client = await guest(server.app)
  await register(client)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  server.clock.pass(DAY)
  await win(id, 50)
  expect(await server.db.tx((tx) => tx.all('select * from referral'))).toEqual([])
})
