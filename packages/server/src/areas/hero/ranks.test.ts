import { type Creature, resources } from '@skystair/contract'
import { pointsForRank } from '@skystair/rules'
import { expect, test } from 'vitest'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { grant } from '../../economy/grant.ts'
import { creaturesOf } from './creatures.ts'
import { saveCreature } from './repository.ts'

const TEN_MINUTES = 10 * 60_000
const me = guestEachTest()
const player = async () => (await me.client.call('GET /api/player/current')).reply
const hero = async () => (await player()).creatures[0]!
const params = async () => ({ params: { id: (await hero()).id } })
const options = async () => (await me.client.call('GET /api/creature/{id}/rank/options', await params())).reply
const raise = async () => me.client.call('POST /api/creature/{id}/rank/raise', await params())
const speedUp = async () => me.client.call('POST /api/creature/{id}/rank/speedup', await params())
const complete = async () => me.client.call('POST /api/creature/{id}/rank/complete', await params())

const ready = (change: Partial<Creature>) =>
  edit(me.server, me.id, async ({ id, state }, tx) => {
    const [first] = await creaturesOf(tx, id, state, me.server.clock())
    await saveCreature(tx, { ...first!, ...change })
    await grant(tx, id, resources({ mithril: 50 }), { reason: 'start', ref: 'means', now: 0 })
  })

test('a rank costs its points and its time, and makes the hero stronger once it is taken', async () => {
  await ready({ rankPoints: pointsForRank(0) + 2 })
  const before = await hero()
  expect(await options()).toMatchObject({
    rank: 0,
    points: pointsForRank(0) + 2,
    needed: pointsForRank(0),
    time: TEN_MINUTES,
    readyAt: null,
  })
  const { gain } = await options()
  const [raising] = (await raise()).reply.creatures as [Creature]
  expect(raising).toMatchObject({ rank: 0, rankPoints: 2, rankReadyAt: me.server.clock() + TEN_MINUTES, attack: before.attack })
  expect((await raise()).error.code).toBe('RANK_GROWING')
  expect((await complete()).error.code).toBe('REWARD_NOT_READY')
  me.server.clock.pass(TEN_MINUTES)
  const [raised] = (await complete()).reply.creatures as [Creature]
  expect(raised.rank).toBe(1)
  expect(raised.attack).toBeGreaterThan(before.attack)
  expect(raised).not.toHaveProperty('rankReadyAt')
  const { attack, defence, health } = await hero()
  expect(gain).toEqual({
    attack: attack - before.attack,
    defence: defence - before.defence,
    health: health.total - before.health.total,
  })
  expect((await complete()).error.code).toBe('RANK_NOT_GROWING')
  expect((await raise()).error.code).toBe('RANK_POINTS_MISSING')
})

test('gems finish a rank at once: one for each ten minutes that are left', async () => {
  await ready({ rank: 1, rankPoints: 100 })
  await raise()
  me.server.clock.pass(TEN_MINUTES + 1)
  expect((await options()).speedup).toEqual([{ resource: 'mithril', amount: 3 }])
  const { mithril } = (await player()).resources
  expect((await speedUp()).reply.resources?.mithril).toBe(mithril - 3)
  expect((await speedUp()).error.code).toBe('RANK_NOT_GROWING')
  expect((await complete()).reply.creatures?.[0]?.rank).toBe(2)
})

test('the second trait opens with the third rank, and beyond the highest nothing is raised', async () => {
  await ready({ rank: 2, rankPoints: 100, maxRank: 3 })
  await raise()
  me.server.clock.pass(9 * TEN_MINUTES)
  expect((await complete()).reply.creatures?.[0]).toMatchObject({ rank: 3, rankPoints: 0 })
  expect(await options()).toMatchObject({ needed: 0, time: 0, speedup: [] })
  expect((await raise()).error.code).toBe('RANK_FINISHED')
})
