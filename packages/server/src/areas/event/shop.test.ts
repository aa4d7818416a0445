import { DAY } from '@skystair/contract/time'
import { spawn } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guest, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { insertCreature } from '../hero/repository.ts'

const HALLOWEEN = Date.UTC(2026, 9, 28, 1)
let server: TestApp
let client: TestClient
let id: number
beforeEach(async () => {
  server = await testApp({ clock: testClock(HALLOWEEN) })
  client = await guest(server.app)
  id = (await client.call('GET /api/player/id/current')).reply.id
})
afterEach(() => server.close())

const coins = (amount: number) => edit(server, id, (_, tx) => give(tx, id, { eventCurrency: amount }))
const list = async () => (await client.call('GET /api/event/shop/list')).reply
const buy = (good: number) => client.call('POST /api/event/shop/{id}/buy', { params: { id: good } })

test('the event shop sells for festival coins, through the ledger, and no more of an offer than it says', async () => {
  await coins(100)
  expect((await list()).find((offer) => offer.id === 4)).toMatchObject({
    event: 'halloween',
    price: 15,
    left: 3,
    gains: [{ kind: 'caviar', amount: 1 }],
  })
  for (const left of [2, 1, 0]) {
    const { reply } = await buy(4)
    expect(reply.gains).toEqual([{ kind: 'caviar', amount: 1 }])
    expect(reply.offers.find((offer) => offer.id === 4)?.left).toBe(left)
  }
  expect((await buy(4)).error.code).toBe('ALREADY_TAKEN')
  expect((await client.call('GET /api/player/current')).reply.resources).toMatchObject({ caviar: 3, eventCurrency: 55 })
  const lines = await server.db.tx((tx) =>
    tx.all<{ amount: number }>("select amount from ledger where player_id = ? and ref like 'eventShop:%' order by id", [id]),
  )
  expect(lines.map(({ amount }) => amount)).toEqual([-15, 1, -15, 1, -15, 1])
})

test('purchases from the event shop are put into the backpack', async () => {
  await coins(75)
  expect((await buy(6)).reply.gains).toEqual([{ kind: 'feather', amount: 1 }])
  expect((await buy(7)).reply.gains).toEqual([{ kind: 'lantern_orb', amount: 1 }])
  const { consumables, artifacts } = (await client.call('GET /api/player/current')).reply
  expect(consumables.map(({ kind }) => kind)).toContain('feather')
  expect(artifacts).toHaveLength(1)
})

test('between events the shop is empty, and at the next one it sells again for the remaining coins', async () => {
  await coins(90)
  await buy(7)
  server.clock.pass(3 * DAY)
  const again = await guest(server.app)
  expect((await again.call('GET /api/event/shop/list')).reply).toEqual([])
  expect((await again.call('POST /api/event/shop/{id}/buy', { params: { id: 7 } })).error.code).toBe('PRODUCT_NOT_FOUND')
})

test('each event sells the cards of evolution of some classes, to those who have a hero of the class, once', async () => {
  await coins(100)
  const all = world.eventShop.flatMap((row) => {
    const [reward] = row.rewards
    return reward?.kind === 'card' && reward.of && row.condition?.event === 'halloween' ? [{ id: row.id, of: reward.of }] : []
  })
  const card = all[0]!
  const hero = world.creatures.find((kind) => kind.class === card.of)!
  const offered = async () => (await list()).filter((offer) => offer.id >= 100).map((offer) => offer.id)
  const mine: readonly string[] = (await client.call('GET /api/player/current')).reply.creatures.map((creature) => creature.class)
  expect(await offered()).toEqual(all.filter(({ of }) => mine.includes(of)).map((one) => one.id))
  await edit(server, id, async (_, tx) => {
    await insertCreature(tx, id, spawn(world, hero.imageId, { id: 0, playerId: id, level: 3 }))
  })
  expect(await offered()).toContain(card.id)
  expect((await buy(card.id)).reply.gains).toEqual([{ kind: `card:EVOLUTION:${card.of}`, amount: 1 }])
  expect((await buy(card.id)).error.code).toBe('ALREADY_TAKEN')
  const other = world.eventShop.find(({ id: number, condition }) => number >= 100 && condition?.event === 'spring')!
  expect((await buy(other.id)).error.code).toBe('PRODUCT_NOT_FOUND')
})
