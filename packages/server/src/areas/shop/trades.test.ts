import type { Creature } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { blackFriday, heroPrice, spawn, withRank } from '@skystair/rules'
import { world } from '@skystair/world'
import { exchangeKinds, monasteryPrice, rankPrice, salePacks } from '@skystair/world/areas/shop/rows'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guest, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { grant } from '../../economy/grant.ts'
import { paidTokens } from '../hero/migration.ts'
import { insertCreature, saveCreature } from '../hero/repository.ts'

let server: TestApp
let client: TestClient
let id: number
const play = async (at?: number) => {
  server = await testApp(at === undefined ? {} : { clock: testClock(at) })
  client = await guest(server.app)
  id = (await client.call('GET /api/player/id/current')).reply.id
}
beforeEach(() => play())
afterEach(() => server.close())

const player = async () => (await client.call('GET /api/player/current')).reply
/** Sets the player's highest won stair and resources. */
const has = (stair: number, purse: Parameters<typeof give>[2] = {}) =>
  edit(server, id, async ({ state }, tx) => {
    state.bestVictoryStair = stair
    await give(tx, id, purse)
  })
/** More heroes of a kind, each with an artifact. Returns their ids. */
async function withHeroes(imageId: string, count: number): Promise<number[]> {
  const ids: number[] = []
  await edit(server, id, async ({ state }, tx) => {
    for (let i = 0; i < count; i++) {
      const artifacts = [testArtifact(state.nextItem++)]
      ids.push(await insertCreature(tx, id, { ...spawn(world, imageId, { id: 0, playerId: id, level: 5 }), artifacts }))
    }
  })
  return ids
}

test('a rank for caviar costs the shown price, and gives the shown figures', async () => {
  await has(40, { caviar: 100 })
  const [offer] = (await client.call('GET /api/shop/caviar/rank/list')).reply
  expect(offer).toMatchObject({ fromRank: 0, toRank: 1, price: rankPrice(1), refusal: null })
  const { reply } = await client.call('POST /api/shop/caviar/rank/{id}/buy', { params: { id: offer!.id } })
  const { attack, defence, health, rank } = reply.creatures!.find((hero) => hero.id === offer!.creatureId)!
  expect({ rank, attack, defence, health: health.total }).toEqual({ rank: 1, ...offer!.after })
  expect(reply.resources!.caviar).toBe(100 - rankPrice(1)[0]!.amount)
})

test('ranks for caviar go up to the hero’s own highest, each more expensive than the one before', async () => {
  await has(40, { caviar: 1000 })
  const [hero] = (await player()).creatures
  const paid: number[] = []
  for (let rank = 0; rank < hero!.maxRank; rank++) {
    const [offer] = (await client.call('GET /api/shop/caviar/rank/list')).reply
    paid.push(offer!.price[0]!.amount)
    await client.call('POST /api/shop/caviar/rank/{id}/buy', { params: { id: hero!.id } })
  }
  expect(paid).toEqual(paid.toSorted((a, b) => a - b))
  expect((await client.call('GET /api/shop/caviar/rank/list')).reply.some(({ creatureId }) => creatureId === hero!.id)).toBe(false)
  const { error } = await client.call('POST /api/shop/caviar/rank/{id}/buy', { params: { id: hero!.id } })
  expect(error.code).toBe('RANK_FINISHED')
})

test('elephants for caviar are kept as cards', async () => {
  await has(45, { caviar: 20 })
  const offers = (await client.call('GET /api/shop/caviar/eleph/list')).reply
  const forAll = offers.filter(({ available }) => available)
  expect(forAll.map(({ card }) => card)).toEqual(['ELEPHANT', 'ELEPHANT'])
  for (const offer of forAll) await client.call('POST /api/shop/caviar/eleph/{id}/buy', { params: { id: offer.id } })
  const info = (await client.call('GET /api/player/info/current', { query: { frontVersion: 445, init: false } })).reply
  expect(info.cardState).toEqual({ ELEPHANT: 4 })
  expect(info.player!.resources.caviar).toBe(20 - 2 - 5)
})

test.each([
  ['goodPoints', 'ARK', 3],
  ['evilPoints', 'MOUSE', 4],
] as const)('enough %s open a good in the tavern: the card %s', async (points, card, offerId) => {
  await has(45, { caviar: 20 })
  const buy = () => client.call('POST /api/shop/caviar/eleph/{id}/buy', { params: { id: offerId } })
  expect((await buy()).error).toMatchObject({ code: 'OFFER_LOCKED', field: `/${points}` })
  await edit(server, id, ({ state }) => void Object.assign(state, { [points]: 10 }))
  const offers = (await client.call('GET /api/shop/caviar/eleph/list')).reply
  expect(offers.filter(({ available }) => available).map((offer) => offer.card)).toEqual(['ELEPHANT', 'ELEPHANT', card])
  expect((await buy()).reply.cards).toMatchObject([{ card, count: 1 }])
})

test('the monastery raises heroes who have reached their own highest rank to rank 10, for the shown price', async () => {
  await has(100, { blueCrystal: 100 })
  const [hero, other] = (await player()).creatures
  expect((await client.call('GET /api/shop/monastery/rank/10')).reply).toEqual([])
  expect((await client.call('GET /api/shop/monastery/{id}/info', { params: { id: hero!.id } })).reply.refusal).toBe('RANK_NOT_READY')
  await edit(server, id, (_, tx) => saveCreature(tx, withRank(world, hero!, hero!.maxRank)))
  const [offer] = (await client.call('GET /api/shop/monastery/rank/10')).reply
  expect(offer).toEqual((await client.call('GET /api/shop/monastery/{id}/info', { params: { id: hero!.id } })).reply)
  expect(offer).toMatchObject({ fromRank: hero!.maxRank, toRank: 10, price: monasteryPrice(hero!.maxRank), refusal: null })
  const before = (await player()).resources
  const { reply } = await client.call('POST /api/shop/monastery/{id}/lead', { params: { id: hero!.id } })
  expect(reply.creatures!.find((led) => led.id === hero!.id)).toMatchObject({ rank: 10, maxRank: 10, ...{ attack: offer!.after.attack } })
  for (const { resource, amount } of offer!.price) expect(reply.resources![resource]).toBe(before[resource] - amount)
  if (other) expect(reply.creatures!.find((led) => led.id === other.id)!.rank).toBe(other.rank)
})

test('an exchange has exactly the outcome of its details, and worn artifacts return to the backpack', async () => {
  await has(40, { gold: 100_000 })
  const creatureIds = await withHeroes('hungry_ogre', 3)
  const options = (await client.call('GET /api/shop/creature/exchange/{KIND}/options', { params: { KIND: 'USUAL' } })).reply
  expect(options.map(({ gives }) => gives.rarity)).toEqual(Array(4).fill('RARE'))
  const input = { params: { id: options[0]!.id }, body: { creatureIds } }
  const details = (await client.call('POST /api/shop/creature/details/exchange/{id}', input)).reply
  expect([details.takes.map((hero) => hero.id), details.returns.length]).toEqual([creatureIds, 3])
  const before = await player()
  await client.call('POST /api/shop/creature/{id}/exchange', input)
  const after = await player()
  expect(after.creatures.filter((hero) => creatureIds.includes(hero.id))).toEqual([])
  const [came] = after.creatures.filter((hero) => !before.creatures.some((owned) => owned.id === hero.id))
  const { imageId, level, attack, defence } = details.gives
  expect(came).toMatchObject({ imageId, level, attack, defence })
  expect(after.artifacts.map((artifact) => artifact.id)).toEqual(details.returns.map((artifact) => artifact.id))
  expect(after.resources.gold).toBe(before.resources.gold - details.price[0]!.amount)
})

test('an exchange takes only heroes of the kind, in the required number, and never the last hero', async () => {
  await has(40, { gold: 100_000 })
  const wrong = await withHeroes('dawn_paladin', 3)
  const creatureIds = await withHeroes('hungry_ogre', 3)
  const [option] = (await client.call('GET /api/shop/creature/exchange/{KIND}/options', { params: { KIND: 'USUAL' } })).reply
  const exchange = async (ids: number[]) =>
    (await client.call('POST /api/shop/creature/{id}/exchange', { params: { id: option!.id }, body: { creatureIds: ids } })).error?.code
  expect(await exchange(wrong)).toBe('HEROES_UNSUITABLE')
  expect(await exchange(creatureIds.slice(1))).toBe('HEROES_UNSUITABLE')
  await edit(server, id, ({ state }, tx) => {
    state.squad = creatureIds.slice(0, 2)
    return tx.run(`delete from creature where player_id = ? and id not in (?, ?, ?)`, [id, ...creatureIds]).then(() => {})
  })
  expect(await exchange(creatureIds)).toBe('LAST_HERO')
  const [spare] = await withHeroes('hungry_ogre', 1)
  expect(await exchange(creatureIds)).toBeUndefined()
  // No hero of the squad was left.
  expect((await player()).creatures.filter(({ combative }) => combative).map((hero) => hero.id)).toContain(spare)
})

test('each kind opens with the shop of the heroes that it gives', async () => {
  for (const { kind, condition } of exchangeKinds)
    for (const stair of [condition.stair! - 1, condition.stair!]) {
      await has(stair)
      const options = (await client.call('GET /api/shop/creature/exchange/{KIND}/options', { params: { KIND: kind } })).reply
      expect(
        options.every(({ available }) => available),
        kind,
      ).toBe(stair === condition.stair)
    }
})

/** Buys today's first hero of the ark. Returns it, and what was paid for it. */
async function boughtAtArk(): Promise<{ hero: Creature; price: number }> {
  const before = await player()
  const [offer] = (await client.call('GET /api/shop/creature/{heroKind}/list', { params: { heroKind: 'ark' } })).reply
  const { reply } = await client.call('POST /api/shop/creature/token/{id}/buy', { params: { id: offer!.id } })
  const hero = reply.creatures!.find((one) => !before.creatures.some((owned) => owned.id === one.id))!
  return { hero, price: before.resources.tokens - reply.resources!.tokens }
}
const sellBack = (heroId: number) => client.call('GET /api/shop/oblivion/sell/{id}', { params: { id: heroId } })

test.each([
  ['the full price', false],
  ['a reduced price', true],
])('oblivion returns the tokens that were paid for a hero, %s, and its artifacts stay', async (_, reduced) => {
  await has(1501, { tokens: 100 })
  if (reduced)
    await edit(server, id, ({ state }) => {
      state.offers = { ALL_CREATURES_DISCOUNT: { at: server.clock(), until: server.clock() + HOUR } }
    })
  const { hero, price } = await boughtAtArk()
  const full = heroPrice(world, hero.imageId, 1, 'tokens')
  expect(price).toBe(reduced ? Math.ceil((full * 80) / 100) : full)
  await edit(server, id, async ({ state }, tx) => saveCreature(tx, { ...hero, artifacts: [testArtifact(state.nextItem++)] }))
  const known = (await client.call('GET /api/shop/oblivion/token/info')).reply
  expect(known.find(({ creature }) => creature.imageId === hero.imageId)).toMatchObject({ tokens: full, available: true })
  expect((await client.call('GET /api/shop/oblivion/hero/info')).reply).toMatchObject([{ id: hero.id, tokens: price }])
  const { reply } = await sellBack(hero.id)
  expect([reply.resources!.tokens, reply.creatures!.some((one) => one.id === hero.id), reply.artifacts!.length]).toEqual([100, false, 1])
  expect([(await sellBack(hero.id)).error.code, (await player()).resources.tokens]).toEqual(['CREATURE_NOT_FOUND', 100])
})

test('oblivion takes no hero of the same kind that was not bought for tokens', async () => {
  await has(1501)
  const [djinn] = await withHeroes('storm_djinn', 1)
  expect((await client.call('GET /api/shop/oblivion/hero/info')).reply).toEqual([])
  expect((await sellBack(djinn!)).error.code).toBe('HEROES_UNSUITABLE')
  expect((await player()).creatures.some((hero) => hero.id === djinn)).toBe(true)
})

test('heroes that were bought before their price was stored with them get it from the ledger, as far as oblivion has not returned it', async () => {
  await has(1501, { tokens: 100 })
  const { hero, price } = await boughtAtArk()
  const forget = () => edit(server, id, (_, tx) => saveCreature(tx, { ...hero, tokensPaid: undefined }))
  const [found] = await withHeroes(hero.imageId === 'storm_djinn' ? 'crystal_golem' : 'storm_djinn', 1)
  const paid = async (heroId: number) => (await player()).creatures.find((one) => one.id === heroId)!.tokensPaid
  await forget()
  await server.db.tx((tx) => paidTokens.fill!(tx))
  expect([await paid(hero.id), await paid(found!)]).toEqual([price, undefined])
  await forget()
  const half = { kind: 'resource', resource: 'tokens', amount: price - 3 } as const
  await server.db.tx((tx) => grant(tx, id, [half], { reason: 'oblivion', ref: 'oblivion:0', now: 0 }))
  await server.db.tx((tx) => paidTokens.fill!(tx))
  expect(await paid(hero.id)).toBe(3)
})

test('packs are sold from 12:00 on Black Friday, one by one in order, each once a year', async () => {
  await server.close()
  const sale = blackFriday(Date.UTC(2026, 5, 1))
  await play(sale.from - 1)
  await has(5, { mithril: 1000 })
  const buy = (pack: number) => client.call('POST /api/shop/pack/{id}/buy', { params: { id: pack } })
  const list = async () => (await client.call('GET /api/shop/pack/list')).reply
  expect(await list()).toMatchObject({ from: sale.from, until: sale.until })
  expect((await list()).packs.map(({ available }) => available)).toEqual(salePacks.map(() => false))
  expect((await buy(1)).error.code).toBe('PRODUCT_NOT_FOUND')
  server.clock.pass(1)
  for (const { id: pack } of salePacks) {
    expect((await list()).packs.filter(({ available }) => available).map((one) => one.id)).toEqual([pack])
    const info = (await client.call('GET /api/player/info/current', { query: { frontVersion: 445, init: false } })).reply
    expect(info.sale).toEqual({ packId: pack, quantity: 1, until: sale.until })
    if (pack < salePacks.length) expect((await buy(pack + 1)).error.code).toBe('OFFER_LOCKED')
    expect((await buy(pack)).status).toBe(200)
    expect((await buy(pack)).error.code).toBe('ALREADY_TAKEN')
  }
  expect((await list()).packs.map(({ quantity }) => quantity)).toEqual(salePacks.map(() => 0))
  server.clock.pass(sale.until - sale.from)
  expect(await list()).toMatchObject({ from: blackFriday(sale.until).from })
  expect((await list()).packs.map(({ quantity }) => quantity)).toEqual(salePacks.map(() => 1))
})
