import { avatarShops, avatars } from '@skystair/world/areas/shop/rows'
import { beforeEach, expect, test } from 'vitest'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { give } from '../../../testing/purse.ts'
import { grant } from '../../economy/grant.ts'
import { rewardKinds } from '../profile/looks.ts'

const GARDENER = 1
const me = guestEachTest()
beforeEach(() =>
  me.edit(async ({ state }, tx) => {
    Object.assign(state, { level: 10, bestVictoryStair: 30 })
    await give(tx, me.id, { gold: 10_000, crystal: 100, mithril: 100 })
  }),
)

const buy = (id: number) => me.client.call('POST /api/shop/avatar/{id}/buy', { params: { id } })
const lists = async () => [
  (await me.client.call('GET /api/shop/avatar/list')).reply,
  (await me.client.call('GET /api/shop/avatar/ship/list')).reply,
  (await me.client.call('GET /api/shop/avatar/atlantis/list')).reply,
]

test('each of the three shops sells its own portraits, from its level or stair on', async () => {
  const shown = await lists()
  expect(shown.map((offers) => offers.map(({ key }) => key))).toEqual(avatarShops.map((shop) => shop.avatars.map(({ key }) => key)))
  expect(shown.flat()).toHaveLength(avatars.length)
  const open = shown.flat().filter(({ available }) => available)
  expect(open.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 7, 8, 9])
  for (const { id } of shown.flat().filter(({ available }) => !available)) expect((await buy(id)).error.code).toBe('OFFER_LOCKED')
})

test('a bought portrait costs the shown price, is worn at once, is kept, and is not sold again', async () => {
  const offer = (await lists()).flat().find(({ id }) => id === GARDENER)!
  const { gold } = (await me.player()).resources
  const { reply } = await buy(GARDENER)
  expect(reply).toMatchObject({ avatar: 'gardener', avatars: ['gardener'], resources: { gold: gold - offer.price[0]!.amount } })
  expect((await lists()).flat().find(({ id }) => id === GARDENER)).toMatchObject({ owned: true, available: false })
  expect((await buy(GARDENER)).error.code).toBe('ALREADY_TAKEN')
  await buy(2)
  expect(await me.player()).toMatchObject({ avatar: 'scholar', avatars: ['gardener', 'scholar'] })
})

test('a portrait that was given as a reward is owned once, and not sold', async () => {
  for (const ref of ['one', 'two'])
    await me.edit(async (player, tx) => {
      await grant(tx, player, [{ kind: 'avatar', avatar: 'gardener' }], { reason: 'start', ref, now: 0 }, rewardKinds)
    })
  const { avatars: owned, resources } = await me.player()
  expect(owned).toEqual(['gardener'])
  expect((await buy(GARDENER)).error.code).toBe('ALREADY_TAKEN')
  expect((await me.player()).resources).toEqual(resources)
})
