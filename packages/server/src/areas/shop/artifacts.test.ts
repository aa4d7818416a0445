import { beforeEach, expect, test } from 'vitest'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { give } from '../../../testing/purse.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { saveCreature } from '../hero/repository.ts'

const SWORD = 1
const AXE = 4
const me = guestEachTest()
beforeEach(() =>
  edit(me.server, me.id, async ({ state }, tx) => {
    state.bestVictoryStair = 60
    await give(tx, me.id, { gold: 100_000, mithril: 100 })
  }),
)

const player = async () => (await me.client.call('GET /api/player/current')).reply
const heroIds = async () => (await player()).creatures.map((creature) => creature.id)
const buy = (piece: number, ...creatures: number[]) =>
  me.client.call('POST /api/shop/artifact/{id}/buy', { params: { id: piece }, body: { creatureId: creatures.join('|') } })
const list = async (context: 'COMMON_SHOP' | 'ARTIFACT_TOWN') =>
  (await me.client.call('GET /api/shop/artifact/list/context/{context}', { params: { context } })).reply
const availability = async (piece: number, hero: number) =>
  (await list('COMMON_SHOP')).find((offer) => offer.id === piece)?.availability[hero]
const slots = (slotsCount: number) =>
  edit(me.server, me.id, async ({ state }, tx) => {
    for (const hero of await creaturesOf(tx, me.id, state, me.server.clock())) await saveCreature(tx, { ...hero, slotsCount })
  })

test('the hero for whom an artifact was bought wears it, and is stronger by its power', async () => {
  const [, companion] = await heroIds()
  const before = await player()
  const offer = (await list('COMMON_SHOP')).find((piece) => piece.id === SWORD)!
  const { reply } = await buy(SWORD, companion!)
  const of = (all: typeof before.creatures) => all.find((creature) => creature.id === companion)!
  expect(of(reply.creatures!).artifacts).toMatchObject([{ artifactId: SWORD, effectType: 'ATTACK' }])
  expect(of(reply.creatures!).attack).toBe(of(before.creatures).attack + offer.artifact.power)
  expect(reply.resources!.gold).toBe(before.resources.gold - offer.price[0]!.amount)
})

test('the availability of a piece follows from the hero’s slots: the first, one more, instead of a weaker one, or none', async () => {
  const [hero] = await heroIds()
  await slots(2)
  expect(await availability(SWORD, hero!)).toBe('BUY')
  await buy(SWORD, hero!)
  expect(await availability(AXE, hero!)).toBe('APPEND')
  await buy(SWORD, hero!)
  expect([await availability(AXE, hero!), await availability(SWORD, hero!)]).toEqual(['REPLACE', 'UNAVAILABLE'])
  expect((await buy(SWORD, hero!)).error.code).toBe('NO_ARTIFACT_SLOT')
})

test('a weaker piece that is replaced goes into the backpack', async () => {
  const [hero] = await heroIds()
  await slots(1)
  await buy(SWORD, hero!)
  const { gold } = (await player()).resources
  const axe = (await list('COMMON_SHOP')).find((piece) => piece.id === AXE)!
  const { reply } = await buy(AXE, hero!)
  expect(reply.creatures!.find((creature) => creature.id === hero)!.artifacts.map(({ artifactId }) => artifactId)).toEqual([AXE])
  expect(reply.resources!.gold).toBe(gold - axe.price[0]!.amount)
  expect((await player()).artifacts.map(({ artifactId }) => artifactId)).toEqual([SWORD])
})

test('either all chosen heroes get a piece each, or none does', async () => {
  const [hero, companion] = await heroIds()
  const sword = (await list('COMMON_SHOP')).find((piece) => piece.id === SWORD)!
  const { gold } = (await player()).resources
  await buy(SWORD, hero!, companion!, hero!)
  const after = await player()
  expect(after.creatures.slice(0, 2).map(({ artifacts }) => artifacts.length)).toEqual([1, 1])
  expect(after.resources.gold).toBe(gold - 2 * sword.price[0]!.amount)
  expect((await buy(SWORD, hero!, 999_999)).error).toMatchObject({ code: 'CREATURE_NOT_FOUND', field: '/creatureId' })
  expect(await player()).toEqual(after)
})

test('pieces are sold from the stair on which they are first found, and shown a little before', async () => {
  const offers = await list('COMMON_SHOP')
  for (const { minStair, available } of offers) expect(available).toBe(minStair <= 60)
  expect(Math.max(...offers.map(({ minStair }) => minStair))).toBe(90)
  expect((await list('ARTIFACT_TOWN')).every(({ artifact }) => artifact.effectType.startsWith('AMULET_'))).toBe(true)
})
