import { HOUR, MINUTE } from '@skystair/contract/time'
import { beforeEach, expect, test } from 'vitest'
import { firstGuardian } from '../../../testing/contract-cases/fixture.ts'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { give } from '../../../testing/purse.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { saveCreature } from '../hero/repository.ts'

const EXP_SMALL = 1
const EXP_MIDDLE = 2
const HEALTH_SMALL = 4
const RECOVER_SMALL = 7
const SILVER = 10
const me = guestEachTest()
beforeEach(() =>
  edit(me.server, me.id, async ({ state }, tx) => {
    state.level = 8
    await give(tx, me.id, { gold: 10_000, mithril: 100 })
  }),
)

const buy = (booster: number) => me.client.call('POST /api/shop/booster/{id}/buy', { params: { id: booster } })
const player = async () => (await me.client.call('GET /api/player/current')).reply
/** Sets the health of all heroes, and raises them to a level at which healing takes 24 minutes. */
const wound = (health: number) =>
  edit(me.server, me.id, async ({ state }, tx) => {
    for (const hero of await creaturesOf(tx, me.id, state, me.server.clock()))
      await saveCreature(tx, { ...hero, level: 21, health: { ...hero.health, current: health }, healedAt: me.server.clock() })
  })
const heroHealth = async () => (await player()).creatures[0]!.health
const attack = async () => {
  await edit(me.server, me.id, ({ state }) => {
    Object.assign(state, { coordinate: firstGuardian.posY - 60, bestVictoryStair: 0 })
  })
  return (await me.client.call('POST /api/battle/place/attack', { body: { placeId: firstGuardian.id } })).reply.battle!
}

test('a booster costs the shown price, and runs for its hours', async () => {
  const offer = (await me.client.call('GET /api/shop/booster/list')).reply.find((booster) => booster.id === EXP_MIDDLE)!
  const { gold } = (await player()).resources
  const { reply } = await buy(EXP_MIDDLE)
  expect(reply.balance).toBe(gold - offer.price[0]!.amount)
  expect(reply.player).toMatchObject({
    resources: { gold: reply.balance },
    boosters: [{ key: 'exp_middle', family: 'EXP', size: 'MIDDLE', until: me.server.clock() + 8 * HOUR }],
  })
  me.server.clock.pass(8 * HOUR - 1)
  expect((await player()).boosters).toHaveLength(1)
  me.server.clock.pass(1)
  expect((await player()).boosters).toEqual([])
})

test('the same booster is prolonged, another one of its family is replaced, and a set runs in addition', async () => {
  const start = me.server.clock()
  await buy(EXP_SMALL)
  me.server.clock.pass(10 * MINUTE)
  expect((await buy(EXP_SMALL)).reply.player.boosters).toEqual([
    { key: 'exp_small', family: 'EXP', size: 'SMALL', until: start + 2 * HOUR },
  ])
  expect((await buy(EXP_MIDDLE)).reply.player.boosters).toEqual([
    { key: 'exp_middle', family: 'EXP', size: 'MIDDLE', until: me.server.clock() + 8 * HOUR },
  ])
  expect((await buy(SILVER)).reply.player.boosters?.map(({ key }) => key)).toEqual(['exp_middle', 'set_silver'])
})

test('the shop opens at level 8', async () => {
  await edit(me.server, me.id, ({ state }) => {
    state.level = 7
  })
  const { reply } = await me.client.call('GET /api/shop/booster/list')
  expect(reply.every(({ available, minLevel }) => !available && minLevel === 8)).toBe(true)
  expect((await buy(EXP_SMALL)).error).toMatchObject({ code: 'OFFER_LOCKED', field: '/level' })
})

test.each([
  ['nothing', null, 50],
  ['a blanket', RECOVER_SMALL, 100],
  ['the silver set', SILVER, 100],
] as const)('with %s wounds heal in twelve minutes by that much of hundred', async (_, booster, percent) => {
  const { total } = await heroHealth()
  await wound(Math.ceil(total / 100))
  if (booster) await buy(booster)
  me.server.clock.pass(12 * MINUTE)
  const { current } = await heroHealth()
  expect(Math.abs(current - (total * percent) / 100)).toBeLessThanOrEqual(total / 50 + 1)
})

test('healing before and after a booster has the usual speed', async () => {
  const { total } = await heroHealth()
  await wound(1)
  me.server.clock.pass(6 * MINUTE)
  const before = (await heroHealth()).current
  await buy(RECOVER_SMALL)
  expect((await heroHealth()).current).toBe(before)
  await wound(1)
  me.server.clock.pass(2 * HOUR)
  await wound(1)
  me.server.clock.pass(6 * MINUTE)
  expect(Math.abs((await heroHealth()).current - total / 4)).toBeLessThanOrEqual(2)
})

test('heroes have a quarter more health in a fight with cabbage soup, and keep their share of it', async () => {
  const { total } = await heroHealth()
  await buy(HEALTH_SMALL)
  const { creatures } = await attack()
  const fighter = creatures.find(({ side }) => side === 'TM1')!
  expect(fighter.health).toEqual({ current: total + Math.trunc(total / 4), total: total + Math.trunc(total / 4) })
  await me.client.call('POST /api/battle/giveUpBattle')
  await me.client.call('POST /api/battle/complete')
  expect((await heroHealth()).total).toBe(total)
})
