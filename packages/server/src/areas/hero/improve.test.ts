import { type Creature, resources } from '@skystair/contract'
import { expect, test } from 'vitest'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { grant } from '../../economy/grant.ts'

const HALF_HOUR = 30 * 60_000

const me = guestEachTest()
const player = async () => (await me.client.call('GET /api/player/current')).reply
const hero = async () => (await player()).creatures[0]!
const options = async (creatureId: number) =>
  (await me.client.call('GET /api/force/{creatureId}/options', { params: { creatureId } })).reply
const body = ({ id, class: warriorClass }: Creature, force: 'ATTACK' | 'HEALTH' | 'DEFENCE') => ({ creatureId: id, force, warriorClass })
const start = async (force: 'ATTACK' | 'HEALTH' | 'DEFENCE') => me.client.call('POST /api/force/start', { body: body(await hero(), force) })
const complete = async (force: 'ATTACK' | 'HEALTH' | 'DEFENCE') =>
  me.client.call('POST /api/force/complete', { body: body(await hero(), force) })

/** A player of the level for forces, with means. */
const ready = () =>
  edit(me.server, me.id, async ({ id, state }, tx) => {
    state.level = 15
    await grant(tx, id, resources({ crystal: 100, mithril: 500 }), { reason: 'start', ref: 'means', now: 0 })
  })

test('a force costs its price and its time, and gives its rank once it is taken', async () => {
  await ready()
  const before = await player()
  const started = (await start('ATTACK')).reply
  expect(started.resources?.crystal).toBe(before.resources.crystal - 20)
  expect(started.creatures?.[0]?.forcesV2).toMatchObject([{ force: 'ATTACK', rank: 0, readyAt: me.server.clock() + HALF_HOUR }])
  expect((await complete('ATTACK')).error.code).toBe('REWARD_NOT_READY')
  me.server.clock.pass(HALF_HOUR)
  expect((await hero()).attack).toBe(before.creatures[0]!.attack)
  const [grown] = (await complete('ATTACK')).reply.creatures as [Creature]
  expect(grown.attack).toBeGreaterThan(before.creatures[0]!.attack)
  expect(grown.forcesV2).toMatchObject([{ rank: 1, readyAt: null }])
  expect((await complete('ATTACK')).error.code).toBe('NO_ACTIVE_HAMMERS')
})

test('two forces improve at once; a third needs a hammer, or one of them to be ready', async () => {
  await ready()
  await start('ATTACK')
  await start('HEALTH')
  expect((await start('DEFENCE')).error.code).toBe('HAMMERS_BUSY')
  expect((await me.client.call('POST /api/hammer/buy')).reply.resources?.mithril).toBe((await player()).resources.mithril)
  expect((await options((await hero()).id)).hammers).toEqual({ current: 1, max: 3 })
  expect((await start('DEFENCE')).status).toBe(200)
  me.server.clock.pass(HALF_HOUR)
  expect((await options((await hero()).id)).hammers).toEqual({ current: 3, max: 3 })
})

test('gems finish a force at once: one for each ten minutes that are left', async () => {
  await ready()
  await start('HEALTH')
  me.server.clock.pass(HALF_HOUR - 11 * 60_000)
  const own = await hero()
  const [growing] = (await options(own.id)).forces.filter(({ force }) => force === 'HEALTH')
  expect(growing?.speedup).toEqual([{ resource: 'mithril', amount: 2 }])
  const { mithril } = (await player()).resources
  const sped = (await me.client.call('POST /api/force/speedup', { body: body(own, 'HEALTH') })).reply
  expect(sped.resources?.mithril).toBe(mithril - 2)
  expect((await me.client.call('POST /api/force/speedup', { body: body(own, 'HEALTH') })).error.code).toBe('NO_ACTIVE_HAMMERS')
  const [grown] = (await complete('HEALTH')).reply.creatures as [Creature]
  // A hero with full health keeps full health.
  expect(grown.health).toEqual({ current: grown.health.total, total: grown.health.total })
  expect(grown.health.total).toBeGreaterThan(own.health.total)
})

test('no force improves below level 15, and nothing is charged', async () => {
  await ready()
  await edit(me.server, me.id, ({ state }) => void Object.assign(state, { level: 14 }))
  const before = await player()
  expect((await start('ATTACK')).error.code).toBe('OFFER_LOCKED')
  expect(await player()).toEqual(before)
})
