import { DAY } from '@skystair/contract/time'
import { stockOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { heroShops } from '@skystair/world/areas/shop/rows'
import { expect, test } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { give } from '../../../testing/purse.ts'

const me = guestEachTest()

const reach = (stair: number) =>
  me.edit(({ state }) => {
    state.bestVictoryStair = stair
  })
const list = async (heroKind: string, client = me.client) =>
  (await client.call('GET /api/shop/creature/{heroKind}/list', { params: { heroKind } })).reply
const buy = (offer: number) => me.client.call('POST /api/shop/creature/{id}/buy', { params: { id: offer } })

test('a bought hero joins with the shown figures, for the shown price', async () => {
  await reach(1)
  await me.edit((_, tx) => give(tx, me.id, { gold: 5000 }))
  const before = await me.player()
  const offer = (await list('usual'))[0]!
  const { reply } = await buy(offer.id)
  const bought = reply.creatures!.find((creature) => !before.creatures.some((owned) => owned.id === creature.id))!
  const { imageId, level, attack, defence, health } = offer.creature
  expect(bought).toMatchObject({ imageId, level, attack, defence, health })
  expect(reply.resources!.gold).toBe(before.resources.gold - offer.price[0]!.amount)
})

test('the shops open at the stairs of their rows, and show their heroes and the condition before that', async () => {
  const opensAt = { legend: 30, myth: 110, top: 500 }
  for (const [shop, stair] of Object.entries(opensAt)) {
    await reach(stair - 1)
    for (const offer of await list(shop)) expect(offer).toMatchObject({ shop, minStair: stair, available: false, refusal: 'OFFER_LOCKED' })
    await reach(stair)
    for (const offer of await list(shop)) expect(offer).toMatchObject({ available: true, refusal: null, left: 1 })
  }
})

test('the heroes change with the server’s day, and all kinds take turns', async () => {
  const usual = heroShops[0]!
  const seen = new Set<string>()
  let { client } = me
  const stock = stockOf(world, usual.stock)
  const tomorrow = (Math.trunc(me.server.clock() / DAY) + 1) * DAY
  expect((await list('usual')).map(({ until }) => until)).toEqual(Array(usual.stock.atOnce).fill(tomorrow))
  for (let day = 0; day < 2 * Math.ceil(stock.length / usual.stock.atOnce); day++) {
    for (const { creature } of await list('usual', client)) seen.add(creature.imageId)
    me.server.clock.pass(DAY)
    client = await guest(me.server.app)
  }
  expect([...seen].sort()).toEqual(stock.map(({ imageId }) => imageId).sort())
})

test('a hero that is not on sale today is shown, and cannot be bought', async () => {
  await reach(1)
  const onSale = (await list('usual')).map((offer) => offer.id)
  const away = stockOf(world, heroShops[0]!.stock)
    .map((kind) => 10_000 + kind.id)
    .find((offer) => !onSale.includes(offer))!
  const any = await me.client.call('GET /api/shop/any/creature/id/{id}', { params: { id: away } })
  expect(any.reply).toMatchObject({ id: away, available: false, refusal: 'PRODUCT_NOT_FOUND', until: null })
  expect((await me.client.call('GET /api/shop/creature/id/{id}', { params: { id: away } })).error.code).toBe('PRODUCT_NOT_FOUND')
  expect((await buy(away)).error.code).toBe('PRODUCT_NOT_FOUND')
})

test('each shop sells through its own call', async () => {
  await reach(2000)
  await me.edit((_, tx) => give(tx, me.id, { sulfur: 1000 }))
  const offer = (await list('portal'))[0]!
  expect((await buy(offer.id)).error.code).toBe('PRODUCT_NOT_FOUND')
  expect((await me.client.call('POST /api/shop/creature/portal/{id}/buy', { params: { id: offer.id } })).status).toBe(200)
})

test('a hero costs more the higher the level at which it joins', async () => {
  const usual = async () => (await list('usual')).map(({ price, creature }) => [price[0]!.amount, creature.level] as const)
  const before = await usual()
  await me.edit(async (_, tx) => {
    for (const { id: row, state } of await tx.all<{ id: number; state: string }>('select id, state from creature where player_id = ?', [
      me.id,
    ]))
      await tx.run('update creature set state = ? where id = ?', [JSON.stringify({ ...JSON.parse(state), level: 21 }), row])
  })
  for (const [index, [amount, level]] of (await usual()).entries()) {
    expect(level).toBe(20)
    expect(amount).toBeGreaterThan(before[index]![0])
  }
})

test('a repeated request sells once, and another request does not sell a second hero on the same day', async () => {
  await reach(1)
  await me.edit((_, tx) => give(tx, me.id, { gold: 50_000 }))
  const { creatures } = await me.player()
  const offer = (await list('usual'))[0]!
  const key = { 'idempotency-key': '00000000-0000-4000-8000-000000000001' }
  const ask = () => me.client.call('POST /api/shop/creature/{id}/buy', { params: { id: offer.id } }, key)
  const replies = await Promise.all(Array.from({ length: 5 }, ask))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await buy(offer.id)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: 1 })
  const after = await me.player()
  expect([after.creatures.length, after.resources.gold]).toEqual([creatures.length + 1, 50_050 - offer.price[0]!.amount])
})
