import { createHash } from 'node:crypto'
import { DAY, HOUR } from '@skystair/contract/time'
import { drawnRow } from '@skystair/rules'
import { chestTable } from '@skystair/world/areas/campaign/rows'
import { afterEach, expect, test } from 'vitest'
import { wrongInBooks } from '../../../testing/audit-books.ts'
import { guest, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { winFights } from '../../../testing/victories.ts'
import { bind } from '../platform/save.ts'

/** The first Monday of the calendar. */
const MONDAY = Date.UTC(2026, 0, 5, 12)
const at = (day: number) => MONDAY + day * DAY
let server: TestApp
afterEach(() => server.close())

/** A guest on a day of the calendar, at noon. */
async function playerOn(day: number): Promise<{ client: TestClient; id: number }> {
  server = await testApp({ clock: testClock(at(day)) })
  const client = await guest(server.app)
  return { client, id: (await client.call('GET /api/player/id/current')).reply.id }
}
const comesFrom = (id: number, source: 'ok' | 'foto') =>
  server.db.tx((tx) => bind(tx, { source, externalId: `x${id}` }, id, server.clock()))
const wins = (id: number, fights: number, first = 0) => edit(server, id, (_, tx) => winFights(tx, id, fights, server.clock(), first))
const use = (client: TestClient, id: number) => client.call('GET /api/campaign/use/{id}', { params: { id } })
const page = async (client: TestClient, type: 'HERO' | 'BOOSTER' | 'PORTAL_DISCOUNT' | 'NO' | 'CHEST') =>
  (await client.call('GET /api/campaign/get/status/{type}', { params: { type } })).reply
const info = async (client: TestClient) => (await client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply
const held = async (client: TestClient) => (await client.call('GET /api/player/current')).reply.resources

test('active campaigns are listed, and each is new until the player has opened its page, at each of its times', async () => {
  const { client } = await playerOn(0)
  expect(await info(client)).toMatchObject({ campaignTypes: ['HERO'], optionalUnseenCampaign: 'HERO' })
  const { reply: list } = await client.call('GET /api/campaign/list')
  expect(list[0]).toMatchObject({ type: 'HERO', active: true, seen: false, until: Date.UTC(2026, 0, 9, 8), discountPercent: 50 })
  expect(list.slice(1).every(({ active, from }) => !active && from! > server.clock())).toBe(true)
  expect(list.slice(1).map(({ from }) => from)).toEqual(
    list
      .slice(1)
      .map(({ from }) => from)
      .sort((a, b) => a! - b!),
  )
  expect((await page(client, 'HERO')).seen).toBe(false)
  expect((await page(client, 'HERO')).seen).toBe(true)
  expect((await info(client)).optionalUnseenCampaign).toBeNull()
  server.clock.pass(14 * DAY)
  const again = await guest(server.app)
  expect((await info(again)).optionalUnseenCampaign).toBe('HERO')
})

test('on a day without a campaign, NO is active until the next one begins', async () => {
  const { client } = await playerOn(4)
  expect(await page(client, 'NO')).toMatchObject({ active: true, until: Date.UTC(2026, 0, 10, 8), offers: [] })
  expect((await info(client)).campaignTypes).toEqual([])
  server.clock.pass(DAY)
  expect(await page(client, 'NO')).toMatchObject({ active: false, until: null })
})

test('a chest opens for won fights, once in a campaign, with the seed whose hash was published', async () => {
  const { client, id } = await playerOn(7)
  const status = async () => (await client.call('GET /api/campaign/get/chest/status')).reply
  expect((await status()).chests.map(({ type, goal, openable }) => [type, goal, openable])).toEqual([
    ['SILVER', 1, false],
    ['AZURE', 3000, false],
    ['AMBER', 7000, false],
    ['GOLD', 10_000, false],
    ['JADE', 20_000, false],
    ['LAVA', 50_000, false],
  ])
  expect((await use(client, 101)).error.code).toBe('REWARD_NOT_READY')
  await wins(id, 1)
  const before = await status()
  expect(before).toMatchObject({ bought: 0, victories: 1, gemsPerVictory: 60 })
  const silver = before.chests[0]!
  expect(silver).toMatchObject({ openable: true, opened: false, progress: 1 })
  expect(silver.chances.reduce((sum, { weight }) => sum + weight, 0)).toBe(1000)
  const { reply } = await use(client, silver.id)
  const { row, draw } = reply.opening!
  expect(createHash('sha256').update(draw.seed).digest('hex')).toBe(silver.draw.seedHash)
  expect([draw.chance, row]).toEqual(['CHEST:SILVER', drawnRow(chestTable('CHEST', 'SILVER'), draw.seed)])
  expect(reply.gains).toEqual(silver.chances[row]!.gains)
  expect((await use(client, silver.id)).error.code).toBe('ALREADY_TAKEN')
  expect((await status()).chests[0]).toMatchObject({ openable: false, opened: true, draw: { number: 2 } })
  await wins(id, 48, 1)
  expect((await use(client, 102)).error.code).toBe('REWARD_NOT_READY')
  await wins(id, 1, 49)
  expect((await use(client, 102)).status).toBe(200)
  expect(await server.db.tx(wrongInBooks)).toEqual([])
})

test('only gems bought and fights won since the campaign began count for a chest', async () => {
  const { client, id } = await playerOn(6)
  await wins(id, 300)
  server.clock.pass(DAY)
  expect((await client.call('GET /api/campaign/get/chest/status')).reply).toMatchObject({ bought: 0, victories: 0 })
  server.clock.pass(7 * DAY)
  expect((await client.call('GET /api/campaign/get/chest/status')).reply).toMatchObject({ status: { active: false }, chests: [] })
  expect((await use(client, 101)).error.code).toBe('PRODUCT_NOT_FOUND')
})

test('bought gems open chests, also before the player takes them from the bank', async () => {
  server = await testApp({ clock: testClock(at(35)), config: { testPurchases: true } })
  const client = await guest(server.app)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  await comesFrom(id, 'ok')
  await client.call('GET /api/shop/bank/buy/{id}', { params: { id: 5 } })
  const { bought, chests } = (await client.call('GET /api/campaign/get/chest2/status')).reply
  expect([bought, chests.filter(({ openable }) => openable).map(({ type }) => type)]).toEqual([4200, ['SILVER', 'AZURE']])
  expect((await use(client, 202)).reply.opening).toMatchObject({ type: 'AZURE', draw: { chance: 'CHEST_2:AZURE' } })
})

test('the set is sold at a discount, and its last piece is a gift for a player who has the others', async () => {
  const { client, id } = await playerOn(9)
  await edit(server, id, (_, tx) => give(tx, id, { gold: 2000, crystal: 100, mithril: 100 }))
  const set = async () => (await client.call('GET /api/campaign/get/art/status')).reply
  const { artifacts, offers } = await set()
  expect(artifacts).toHaveLength(4)
  expect(offers.map(({ price, oldPrice, refusal }) => [price[0]?.amount, oldPrice?.[0]?.amount, refusal])).toEqual([
    [1050, 1400, null],
    [30, 40, null],
    [45, 60, null],
    [undefined, undefined, 'OFFER_LOCKED'],
  ])
  expect((await use(client, 404)).error.code).toBe('OFFER_LOCKED')
  for (const piece of [401, 402, 403, 404]) expect((await use(client, piece)).status, `${piece}`).toBe(200)
  expect((await use(client, 404)).error.code).toBe('ALREADY_TAKEN')
  expect((await client.call('GET /api/player/current')).reply.artifacts.map(({ artifactId }) => artifactId)).toEqual(
    artifacts.map(({ artifactId }) => artifactId),
  )
})

test('the hero of the campaign costs half, joins once, and differs at the campaign’s next time', async () => {
  const { client, id } = await playerOn(0)
  await edit(server, id, (_, tx) => give(tx, id, { mithril: 10_000 }))
  const [offer] = (await page(client, 'HERO')).offers
  expect(offer!.price[0]!.amount).toBe(Math.ceil(offer!.oldPrice![0]!.amount / 2))
  const { reply } = await use(client, offer!.id)
  const { imageId, level, attack, defence } = offer!.hero!
  expect(imageId).toBe(offer!.gains[0]!.kind)
  expect(reply.player.creatures!.at(-1)).toMatchObject({ imageId, level, attack, defence })
  expect((await use(client, offer!.id)).error.code).toBe('ALREADY_TAKEN')
  server.clock.pass(14 * DAY)
  expect((await page(client, 'HERO')).offers[0]!.gains).not.toEqual(offer!.gains)
})

test('one booster a day is free during the campaign of half-price boosters', async () => {
  const { client } = await playerOn(7)
  expect((await use(client, 601)).reply.player.boosters).toMatchObject([{ key: 'exp_small' }])
  expect((await use(client, 601)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: 1 })
  server.clock.pass(DAY)
  expect((await use(client, 601)).status).toBe(200)
  expect((await page(client, 'BOOSTER')).offers.map(({ price }) => price[0]?.amount ?? 0)).toEqual([0, 5, 100, 250])
})

test('discounts of portals are collected and listed at a portal', async () => {
  const { client, id } = await playerOn(1)
  await edit(server, id, (_, tx) => give(tx, id, { mithril: 20 }))
  for (const offer of [901, 902]) expect((await use(client, offer)).status).toBe(200)
  server.clock.pass(DAY)
  await use(client, 901)
  expect((await client.call('GET /api/campaign/get/portal/discounts', { query: { portalId: 1 } })).reply).toEqual([
    { discountPercent: 50, count: 2 },
    { discountPercent: 100, count: 1 },
  ])
})

test('the group of the social network rewards its own players: once for joining, and every day', async () => {
  const { client, id } = await playerOn(7)
  const group = async () => (await client.call('GET /api/campaign/get/ok/group')).reply
  expect(await group()).toMatchObject({ status: { active: false }, joining: null, daily: null })
  await comesFrom(id, 'ok')
  expect(await group()).toMatchObject({ status: { active: true }, joining: { refusal: null }, daily: { refusal: null } })
  expect((await use(client, 701)).reply.gains).toEqual([
    { kind: 'mithril', amount: 15 },
    { kind: 'tickets', amount: 1 },
  ])
  expect((await client.call('GET /api/daily/ok/take')).status).toBe(200)
  expect((await client.call('GET /api/daily/ok/take')).error.code).toBe('OFFER_LIMIT')
  server.clock.pass(DAY)
  expect((await client.call('GET /api/daily/ok/take')).status).toBe(200)
  expect((await group()).joining!.refusal).toBe('ALREADY_TAKEN')
})

test('the bank adds half of the bought gems during that campaign, also if the payment arrives after it', async () => {
  server = await testApp({ clock: testClock(at(18) + HOUR), config: { testPurchases: true } })
  const client = await guest(server.app)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  await comesFrom(id, 'ok')
  const options = async () => (await client.call('GET /api/shop/bank/info', { query: {} })).reply.bankOptions
  expect((await options()).slice(0, 2).map(({ gems, bonusGems }) => [gems, bonusGems])).toEqual([
    [100, 50],
    [300, 165],
  ])
  const other = await guest(server.app)
  await comesFrom((await other.call('GET /api/player/id/current')).reply.id, 'ok')
  expect((await other.call('GET /api/shop/bank/buy/{id}', { params: { id: 2 } })).reply.gains).toEqual([{ kind: 'mithril', amount: 465 }])
  const { orderId, payload } = (await client.call('POST /api/payment/buy/{id}', { params: { id: 2 }, query: { source: 'vk' } })).reply
  server.clock.pass(5 * DAY)
  expect((await options())[1]!.bonusGems).toBe(15)
  const later = server.portal.evidence({ state: 'PAID', transactionId: 't1', nonce: payload.nonce!, productId: 'gems_300' })
  await client.call('POST /api/payment/{orderId}/settle', { params: { orderId }, body: { evidence: later } })
  await client.call('POST /api/shop/bank/gems/take')
  expect((await held(client)).mithril).toBe(465)
})

test('a promo code gives its gems once, to the first player who sends it, who can confirm it to the portal again', async () => {
  const { client } = await playerOn(4)
  const signature = server.portal.promoCodes([
    { token: 'a', productId: 'gems_100' },
    { token: 'b', productId: 'gems_300' },
    { token: 'c', productId: 'nothing_of_ours' },
  ])
  const save = (who: TestClient) => who.call('POST /api/integration/ya/promocode/save', { body: { signature } })
  expect((await save(client)).reply).toMatchObject({ tokens: ['a', 'b'], gains: [{ kind: 'mithril', amount: 415 }] })
  expect((await save(client)).reply).toMatchObject({ tokens: ['a', 'b'], gains: [] })
  const other = await guest(server.app)
  expect((await save(other)).reply).toMatchObject({ tokens: [], gains: [] })
  expect([(await held(client)).mithril, (await held(other)).mithril]).toEqual([415, 0])
})
