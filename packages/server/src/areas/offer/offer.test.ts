import { OfferType } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { gainsAt, mainId, placesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { personalOffers } from '@skystair/world/areas/offer/rows'
import { heroShops } from '@skystair/world/areas/shop/rows'
import { describe, expect, test } from 'vitest'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { give } from '../../../testing/purse.ts'
import { makeOffer } from './make.ts'

const me = guestEachTest()
const lost = { won: false, enemies: [], levelBefore: 1, stairBefore: 10 } as const
const offers = async () => (await me.player()).offers
const list = async () => (await me.client.call('GET /api/offer/list')).reply
const take = (offerType: OfferType) => me.client.call('POST /api/offer/take', { body: { offerType } })
const see = (offerType: OfferType) => me.client.call('POST /api/offer/set/seen', { body: { offerType } })
/** Lets this happen to the player. */
const happens = (fought: Parameters<typeof makeOffer>[2], stair: number, level = 1) =>
  me.edit(async (player, tx) => {
    Object.assign(player.state, { bestVictoryStair: stair, level })
    await makeOffer(tx, player, fought, me.server.clock())
  })
/** Makes the offer of a first hero, after a defeat. */
const defeat = () => happens(lost, 10)

describe('the rows', () => {
  test('there is one for each type but NO_OFFER, and each can happen', () => {
    expect(personalOffers.map(({ type }) => type).sort()).toEqual(OfferType.filter((type) => type !== 'NO_OFFER').sort())
    expect(new Set(personalOffers.map(({ id }) => id)).size).toBe(personalOffers.length)
    for (const { on, good } of personalOffers) {
      if (on.startsWith('MET:')) expect(world.creatures.some((kind) => on === `MET:${kind.class}` && kind.toStair > 0)).toBe(true)
      if (good.kind === 'SHOP') expect(heroShops.map(({ id }) => id)).toContain(good.shop)
      if (good.kind === 'HERO') expect(world.creatures.map(({ imageId }) => imageId)).toContain(good.imageId)
    }
  })

  test('none offers a hero who soon joins for free, or a lower price in a shop that is still closed', () => {
    const free = [
      ...Object.values(world.starters).flatMap((names) => names.map((imageId) => ({ imageId, stair: 0 }))),
      ...placesBetween(world, 'main', 0, 480 * 10_000).flatMap(({ id, placeType, stair }) =>
        placeType === 'GAINABLE' ? [{ imageId: gainsAt(world, id).creature, stair }] : [],
      ),
    ]
    expect(free.length).toBeGreaterThan(100)
    for (const { type, good, condition } of personalOffers) {
      const from = condition.stair ?? 0
      if (good.kind === 'HERO')
        expect(
          free.filter(({ imageId, stair }) => imageId === good.imageId && stair <= from + 100),
          type,
        ).toEqual([])
      if (good.kind === 'SHOP') expect(heroShops.find(({ id }) => id === good.shop)!.condition.stair, type).toBeLessThanOrEqual(from)
    }
  })

  test.each(personalOffers.map((row) => [row.type, row] as const))('%s is made when its occasion comes', async (type, row) => {
    const { stair = 1, level = 1 } = row.condition
    const border = world.parts.find(({ to }) => to >= stair)!.to
    const reached = row.on === 'PART' ? border : stair
    const earlier = personalOffers.slice(0, personalOffers.indexOf(row)).map((other) => other.type)
    const made = Object.fromEntries(earlier.map((other) => [other, { at: me.server.clock(), until: me.server.clock() }]))
    await me.edit(({ state }) => {
      state.offers = made
    })
    await happens(
      {
        won: row.on !== 'DEFEAT',
        enemies: row.on.startsWith('MET:') ? [{ class: row.on.slice(4) as 'DRAGON' }] : [],
        levelBefore: row.on === 'LEVEL' ? level - 1 : level,
        stairBefore: row.on === 'STAIR' || row.on === 'PART' ? reached - 1 : reached,
      },
      reached,
      level,
    )
    expect(await offers()).toEqual([{ offerType: type, viewed: false }])
    expect((await list()).map(({ offerType, until }) => [offerType, until])).toEqual([[type, me.server.clock() + row.hours * HOUR]])
  })
})

test('a lost fight on the road brings the offer of a first hero, and one on the first stairs none', async () => {
  for (const [stair, made] of [
    [2, []],
    [3, [{ offerType: 'FIRST_HERO', viewed: false }]],
  ] as const) {
    await me.edit(({ state }) => {
      state.bestVictoryStair = stair
      state.coordinate = (stair + 1) * 480 - 1
    })
    await me.client.call('POST /api/battle/place/attack', { body: { placeId: mainId(stair + 1, 0) } })
    await me.client.call('POST /api/battle/giveUpBattle')
    expect((await me.client.call('POST /api/battle/complete')).reply.player.offers).toEqual(made)
  }
})

test('only one offer is open at a time, and an offer is made again only after its days', async () => {
  await happens({ ...lost, enemies: [{ class: 'DRAGON' }] }, 1600)
  expect((await list()).map(({ offerType }) => offerType)).toEqual(['FIRST_HERO'])
  await happens({ ...lost, enemies: [{ class: 'DRAGON' }] }, 1600)
  expect(await list()).toHaveLength(1)
  me.server.clock.pass(24 * HOUR)
  await happens({ ...lost, enemies: [{ class: 'DRAGON' }] }, 1600)
  expect((await list()).map(({ offerType }) => offerType)).toEqual(['BLACK_DRAGON_DISCOUNT'])
  await see('BLACK_DRAGON_DISCOUNT')
  me.server.clock.pass(90 * DAY)
  const again = { ...lost, won: true, enemies: [{ class: 'DRAGON' as const }], stairBefore: 1600 }
  await happens(again, 1600)
  // The session has ended by now.
  await me.edit(({ state }) => {
    expect([state.offers?.BLACK_DRAGON_DISCOUNT?.at, state.offersSeen]).toEqual([me.server.clock(), []])
  })
})

test('an offer is viewed once, and stays until its end', async () => {
  await defeat()
  expect((await see('FIRST_HERO')).reply.offers).toEqual([{ offerType: 'FIRST_HERO', viewed: true }])
  expect((await list()).map(({ viewed }) => viewed)).toEqual([true])
  me.server.clock.pass(24 * HOUR)
  expect(await list()).toEqual([])
  expect((await take('FIRST_HERO')).error.code).toBe('PRODUCT_NOT_FOUND')
})

test('the hero of an offer joins once, for the lower price', async () => {
  await me.edit((_, tx) => give(tx, me.id, { gold: 100_000 }))
  await defeat()
  const { gold } = (await me.player()).resources
  const { hero, percent } = (await list())[0]!
  const [[price], [oldPrice]] = [hero!.price, hero!.oldPrice]
  expect(price!.amount).toBe(Math.ceil((oldPrice!.amount * (100 - percent)) / 100))
  const tries = await Promise.all([take('FIRST_HERO'), take('FIRST_HERO')])
  expect(tries.map(({ status }) => status === 200).sort()).toEqual([false, true])
  const { creatures, resources } = await me.player()
  expect(creatures.filter(({ imageId }) => imageId === hero!.creature.imageId)).toHaveLength(1)
  expect([resources.gold, await list()]).toEqual([gold - price!.amount, []])
})

test('a hero is not offered to a player who has one of the same kind', async () => {
  await me.edit((_, tx) => give(tx, me.id, { gold: 100_000 }))
  await defeat()
  expect((await take('FIRST_HERO')).status).toBe(200)
  await me.edit(({ state }) => {
    state.offers = {}
    state.offersSeen = []
  })
  await defeat()
  expect(await offers()).toEqual([])
})

test('an offer for a shop lowers its prices, and no others', async () => {
  await happens({ ...lost, won: true, stairBefore: 249 }, 250)
  const shelf = async (heroKind: string) =>
    (await me.client.call('GET /api/shop/creature/{heroKind}/list', { params: { heroKind } })).reply.map(({ price, oldPrice }) =>
      oldPrice ? Math.round((100 * price[0]!.amount) / oldPrice[0]!.amount) : 100,
    )
  expect(new Set(await shelf('sur'))).toEqual(new Set([75]))
  expect(new Set(await shelf('angels'))).toEqual(new Set([100]))
})

test('with GEMS_X2 the bank adds as many gems again', async () => {
  const gems = async () =>
    (await me.client.call('GET /api/shop/bank/info')).reply.bankOptions.map(({ gems: sold, bonusGems }) => [sold, bonusGems])
  const before = await gems()
  await happens({ ...lost, won: true, levelBefore: 9 }, 10, 10)
  expect(await gems()).toEqual(before.map(([sold, bonus]) => [sold, bonus! + sold!]))
})
