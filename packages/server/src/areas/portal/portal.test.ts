import { DAY } from '@skystair/contract/time'
import { placesBetween, slotHeight } from '@skystair/rules'
import { world } from '@skystair/world'
import { portalAt, portals } from '@skystair/world/areas/portal/rows'
import { expect, test } from 'vitest'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { emptyPurse, give } from '../../../testing/purse.ts'
import { grant } from '../../economy/grant.ts'
import { rewardKinds } from './handlers.ts'
import { portalDiscounts } from './repository.ts'

const me = guestEachTest()
const place = placesBetween(world, 'main', 0, 480 * 40).find(({ placeType }) => placeType === 'PORTAL')!
const portal = portalAt(place.stair)
const gold = portal.price[0]!.amount

const stand = (best: number, held = 10_000) =>
  me.edit(async ({ id, state }, tx) => {
    Object.assign(state, { coordinate: place.posY, contextId: 'main', bestVictoryStair: best })
    await emptyPurse(tx, id)
    await give(tx, id, { gold: held })
  })
const info = async (id = portal.id) => (await me.client.call('GET /api/portal/{id}/info', { params: { id } })).reply
const offer = async () => (await me.client.call('GET /api/portal/offer/get')).reply
const use = (discount = 0, id = portal.id) => me.client.call('POST /api/portal/{id}/use', { params: { id }, query: { discount } })
const mark = (discount: number) => me.client.call('GET /api/portal/mark/discount/chosen', { query: { discount, portalId: portal.id } })
const grantDiscount = (percent: number, amount: number, ref: string) =>
  me.edit(async (player, tx) => {
    await grant(tx, player, [{ kind: 'portalDiscount', percent, amount }], { reason: 'start', ref, now: 0 }, rewardKinds)
  })
/** Advances the clock to a day on which this portal is not that of the day. */
const otherDay = async () => {
  while ((await offer())?.id === portal.id) me.server.clock.pass(DAY)
}

test('the reply of a portal contains its destination, price and reward, and whether the player has won there', async () => {
  await stand(portal.stair - 1)
  expect(await info()).toEqual({
    ...{ id: portal.id, name: portal.name, targetStair: portal.stair, open: false, price: portal.price, fullPrice: null },
    ...{ discounts: [], discount: 0, gain: [{ kind: 'sulfur', amount: portal.sulfur }], offerUntil: null },
  })
  expect((await use()).error).toMatchObject({ code: 'OFFER_LOCKED', field: '/stair' })
  await stand(portal.stair)
  expect((await info()).open).toBe(true)
})

test('a passage costs its price, ends on the destination’s stair, and gives sulfur the first time', async () => {
  await stand(portals[3]!.stair)
  await otherDay()
  const { reply } = await use()
  expect(reply).toMatchObject({ coordinate: slotHeight(portal.stair, 0), resources: { gold: 10_000 - gold, sulfur: portal.sulfur } })
  expect((await info()).gain).toEqual([])
  await stand(portals[3]!.stair)
  await use()
  expect((await me.player()).resources).toMatchObject({ gold: 10_000 - gold, sulfur: 0 })
})

test('a discount is chosen, shown in the price, and used up', async () => {
  await stand(portals[3]!.stair)
  await otherDay()
  await grantDiscount(50, 1, 'a')
  await grantDiscount(100, 2, 'b')
  await grantDiscount(100, 2, 'b')
  expect((await mark(50)).reply).toMatchObject({ discount: 50, price: [{ amount: gold / 2 }], fullPrice: portal.price })
  expect((await mark(100)).reply).toMatchObject({
    ...{ discount: 100, price: [{ amount: 0 }] },
    discounts: [
      { discountPercent: 50, count: 1 },
      { discountPercent: 100, count: 2 },
    ],
  })
  expect((await use(100)).reply.resources).toMatchObject({ gold: 10_000 })
  await stand(portals[3]!.stair)
  expect((await info()).discount).toBe(0)
  expect((await use(50)).reply.resources).toMatchObject({ gold: 10_000 - gold / 2 })
  await stand(portals[3]!.stair)
  expect((await use(50)).error.code).toBe('DISCOUNT_NOT_FOUND')
  expect((await mark(0)).reply.discount).toBe(0)
  expect(await me.server.db.tx((tx) => portalDiscounts(tx, me.id))).toEqual([{ percent: 100, amount: 1, portalId: null }])
})

test('a discount is not used up if the price cannot be paid', async () => {
  await stand(portal.stair, 1)
  await grantDiscount(50, 1, 'c')
  expect((await use(50)).error.code).toBe('NOT_ENOUGH_RESOURCES')
  expect((await info()).discounts).toEqual([{ discountPercent: 50, count: 1 }])
})

test('a player must be at a portal to pass it, except for the portal of the day', async () => {
  await stand(portals[3]!.stair)
  await me.edit(({ state }) => {
    state.coordinate = 480 * 60
  })
  await otherDay()
  expect((await use()).error.code).toBe('PLACE_OUT_OF_REACH')
  const today = (await offer())!
  expect(today).toMatchObject({ open: true, fullPrice: [{ resource: 'gold' }] })
  expect(today.price[0]!.amount).toBeLessThan(today.fullPrice![0]!.amount)
  const { reply } = await use(0, today.id)
  expect(reply.resources?.gold).toBe(10_000 - today.price[0]!.amount)
})

test('the portal of the day changes with the server’s day, and there is none until the player may pass a portal', async () => {
  await stand(portals[0]!.stair - 1)
  expect(await offer()).toBeNull()
  await stand(6000)
  const days = []
  for (let day = 0; day < 12; day++) {
    const today = (await offer())!
    expect(today.offerUntil! % DAY).toBe(0)
    days.push(today.id)
    me.server.clock.pass(today.offerUntil! - me.server.clock() - 1)
    expect((await offer())!.id).toBe(today.id)
    me.server.clock.pass(1)
  }
  expect(new Set(days).size).toBeGreaterThan(4)
})
