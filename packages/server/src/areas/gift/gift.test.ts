import { COMPLIMENT_MAX, textRules } from '@skystair/contract/player-text'
import { DAY } from '@skystair/contract/time'
import { GEM_GIFTS_TAKEN_PER_DAY, giftOffers, TAKEN_PER_DAY } from '@skystair/world/areas/gift/rows'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guest, PASSWORD, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const FLOWER = 1
const CHEST = 10

let server: TestApp
let mila: TestClient
let oleg: TestClient
let ids: { mila: number; oleg: number }

beforeEach(async () => {
  server = await testApp()
  mila = await registered(server.app, 'Mila the Brave')
  oleg = await registered(server.app, 'Олег')
  ids = { mila: (await me(mila)).id, oleg: (await me(oleg)).id }
  await edit(server, ids.mila, async ({ state }, tx) => {
    Object.assign(state, { bestVictoryStair: 10, level: 10 })
    await give(tx, ids.mila, { gold: 100_000, mithril: 1000 })
  })
})
afterEach(() => server.close())

const me = async (client: TestClient) => (await client.call('GET /api/player/current')).reply
const send = (offer: number, receiverId = ids.oleg, compliment = 'Well fought!') => {
  server.clock.pass(textRules.GIFT.flood.window)
  return mila.call('POST /api/gift/offer/{id}/send', { params: { id: offer }, body: { receiverId, compliment } })
}
const list = async (client: TestClient, page = 0) => (await client.call('GET /api/gift/list', { query: { page } })).reply
const take = (id: number) => oleg.call('POST /api/gift/{id}/take', { params: { id } })

it('a gift costs its sender the price, and gives the receiver its rewards once it is opened', async () => {
  const before = await me(mila)
  expect((await send(CHEST)).reply.resources?.mithril).toBe(before.resources.mithril - 40)
  const [gift] = await list(oleg)
  const wish = { senderId: ids.mila, senderName: 'Mila the Brave', compliment: 'Well fought!', taken: false }
  expect(gift).toMatchObject({ ...wish, key: 'chest', at: server.clock() })
  const poor = await me(oleg)
  expect(poor).toMatchObject({ haveNewGift: true, consumables: [] })
  const { reply } = await take(gift!.id)
  expect(reply.gains).toEqual(gift!.rewards)
  expect(reply.player).toMatchObject({ haveNewGift: false, consumables: [{ kind: 'feather', count: 1 }] })
  expect(reply.player.resources).toMatchObject({ crystal: poor.resources.crystal + 25, tickets: poor.resources.tickets + 1 })
  expect((await list(oleg))[0]?.taken).toBe(true)
})

it('the compliment is one line, which only the receiver sees', async () => {
  await send(FLOWER, ids.oleg, '  За смелость\n и за   песни! ')
  expect((await list(oleg))[0]?.compliment).toBe('За смелость и за песни!')
  expect(await list(mila)).toEqual([])
  expect((await send(FLOWER, ids.oleg, 'я'.repeat(COMPLIMENT_MAX + 1))).error).toMatchObject({
    code: 'TEXT_TOO_LONG',
    field: '/compliment',
  })
})

it('the receiver is notified immediately, with the gift and the sender’s name', async () => {
  const { clientUuid } = (await oleg.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply
  const sent: string[] = []
  server.deps.bus.listen((destination, { notificationType }) => sent.push(`${destination} ${notificationType}`))
  await send(FLOWER)
  expect(sent).toEqual([`/stomp/personal/${clientUuid} PLAYER_CHANGED`])
  const { reply: notes } = await oleg.call('GET /api/player/notif/list')
  expect(notes[0]).toMatchObject({ kind: 'giftReceived', values: { gift: 'flower', name: 'Mila the Brave' }, seen: false })
})

it('each gift can be sent as often a day as its row allows, and again the next day', async () => {
  const perDay = giftOffers[0]!.limit!.perDay!
  const left = async () => (await mila.call('GET /api/gift/offer/list')).reply[0]
  for (let sent = 0; sent < perDay; sent++) {
    expect((await left())?.left).toBe(perDay - sent)
    expect((await send(FLOWER)).status).toBe(200)
  }
  expect(await left()).toMatchObject({ left: 0, available: false })
  expect((await send(FLOWER)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: perDay })
  server.clock.pass(DAY)
  expect((await send(FLOWER)).status).toBe(200)
})

it('a player can open a limited number of gifts a day, and the others on the next day', async () => {
  for (let day = 0; day < 5; day++) {
    for (let sent = 0; sent < 5; sent++) await send(FLOWER)
    server.clock.pass(DAY)
  }
  const gifts = [...(await list(oleg)), ...(await list(oleg, 1))]
  expect([gifts.length, new Set(gifts.map(({ id }) => id)).size]).toEqual([25, 25])
  expect(gifts.map(({ id }) => id)).toEqual(gifts.map(({ id }) => id).sort((a, b) => b - a))
  for (const { id } of gifts.slice(0, TAKEN_PER_DAY)) expect((await take(id)).status).toBe(200)
  const last = gifts.at(-1)!
  expect((await take(last.id)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: TAKEN_PER_DAY })
  server.clock.pass(DAY)
  expect((await take(last.id)).status).toBe(200)
})

it('a player can open few gifts a day that were bought for gems, from whomever they come; the others stay until the next day', async () => {
  const FEATHER = 8
  for (const offer of [FEATHER, FEATHER, CHEST, CHEST, FLOWER]) await send(offer)
  const [flower, ...forGems] = await list(oleg)
  for (const { id } of forGems.slice(0, GEM_GIFTS_TAKEN_PER_DAY)) expect((await take(id)).status).toBe(200)
  const before = (await me(oleg)).resources
  expect((await take(forGems.at(-1)!.id)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: GEM_GIFTS_TAKEN_PER_DAY })
  expect((await me(oleg)).resources).toEqual(before)
  expect((await take(flower!.id)).status).toBe(200)
  server.clock.pass(DAY)
  expect((await take(forGems.at(-1)!.id)).status).toBe(200)
})

it('receivers are found by nickname, in any case, and by number', async () => {
  const find = (who: string) => mila.call('GET /api/gift/receiver/find', { query: { who } })
  for (const who of ['Олег', ' олег ', String(ids.oleg)]) expect((await find(who)).reply).toEqual({ id: ids.oleg, name: 'Олег', level: 1 })
  for (const who of ['Оле', '0', '99999999999999999999']) expect((await find(who)).error.code).toBe('PLAYER_NOT_FOUND')
})

it('a nickname of digits is found before the player with that number', async () => {
  await registered(server.app, `${ids.oleg}${'0'.repeat(3)}`)
  const { reply } = await mila.call('GET /api/gift/receiver/find', { query: { who: `${ids.oleg}000` } })
  expect(reply.name).toBe(`${ids.oleg}000`)
})

it('gifts to oneself, to a player who has blocked the sender, or to a deleted account are refused and cost nothing', async () => {
  const before = (await me(mila)).resources
  await oleg.call('POST /api/mail/block/{id}', { params: { id: ids.mila } })
  expect((await send(FLOWER)).error.code).toBe('BLOCKED')
  expect((await send(FLOWER, ids.mila)).error.code).toBe('TARGET_FORBIDDEN')
  await oleg.call('POST /api/mail/unblock/{id}', { params: { id: ids.mila } })
  await oleg.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  expect((await send(FLOWER)).error.code).toBe('PLAYER_NOT_FOUND')
  expect((await me(mila)).resources).toEqual(before)
})

it('guests can open gifts, but not send them', async () => {
  const visitor = await guest(server.app)
  const body = { receiverId: ids.oleg, compliment: 'Hi' }
  expect((await visitor.call('POST /api/gift/offer/{id}/send', { params: { id: FLOWER }, body })).error.code).toBe('REGISTERED_ONLY')
  expect((await visitor.call('GET /api/gift/list', { query: { page: 0 } })).reply).toEqual([])
})

it('the name of a deleted sender is removed, and the gift stays', async () => {
  await send(FLOWER)
  await mila.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  const { reply: notes } = await oleg.call('GET /api/player/notif/list')
  expect(notes[0]).toMatchObject({ kind: 'giftReceived', values: { gift: 'flower', name: '' } })
  const [gift] = await list(oleg)
  expect(gift?.senderName).toBeNull()
  expect((await take(gift!.id)).reply.gains).toEqual([{ kind: 'heal_small', amount: 1 }])
})
