import { type CardKind, type Creature, resources } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { expect, test } from 'vitest'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { grant } from '../../economy/grant.ts'
import { creaturesOf } from './creatures.ts'
import { FORCE_LEVEL } from './forces.ts'
import { saveCreature } from './repository.ts'
import { rewardKinds } from './reward-kinds.ts'

const me = guestEachTest()
const player = async () => (await me.client.call('GET /api/player/current')).reply
const hero = async () => (await player()).creatures[0]!
const use = async (kind: CardKind, creatureId: number | null = null) =>
  me.client.call('POST /api/card/{kind}/use', { params: { kind }, body: { creatureId } })
/** Gives a card of a kind, and changes the first hero. */
const hold = (card: CardKind, change: Partial<Creature> = {}, of?: string) =>
  edit(me.server, me.id, async (row, tx) => {
    row.state.level = FORCE_LEVEL
    const reward = { kind: 'card' as const, card, amount: 1, ...(of ? { of } : {}) }
    const means = resources({ crystal: 100, mithril: 500 })
    await grant(tx, row, [reward, ...means], { reason: 'start', ref: `${card} ${of}`, now: 0 }, rewardKinds as never)
    const [first] = await creaturesOf(tx, row.id, row.state, me.server.clock())
    await saveCreature(tx, { ...first!, ...change })
  })

test('the player’s data and the envelope contain the cards, and each works once', async () => {
  await hold('SNAKE')
  expect((await player()).cards).toEqual([{ card: 'SNAKE', of: null, count: 1, until: null }])
  expect((await me.client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply.cardState).toEqual({ SNAKE: 1 })
  const used = (await use('SNAKE')).reply
  expect(used.cards).toEqual([{ card: 'SNAKE', of: null, count: 0, until: me.server.clock() + 24 * HOUR }])
  expect((await use('SNAKE')).error.code).toBe('CARD_NOT_FOUND')
})

test('the snake lowers the price of one hammer by four fifths, within its day', async () => {
  await hold('SNAKE')
  await use('SNAKE')
  const price = async () =>
    (await me.client.call('GET /api/force/{creatureId}/options', { params: { creatureId: (await hero()).id } })).reply.hammerPrice
  expect(await price()).toEqual([{ resource: 'mithril', amount: 24 }])
  const { mithril } = (await player()).resources
  expect((await me.client.call('POST /api/hammer/buy')).reply.resources?.mithril).toBe(mithril - 24)
  expect(await price()).toEqual([{ resource: 'mithril', amount: 240 }])
  expect((await player()).cards).toEqual([])
})

test('with the eagle forces and ranks take a quarter less time, and two eagles last two days', async () => {
  await hold('EAGLE', { rankPoints: 100 })
  await edit(me.server, me.id, ({ state }) => void Object.assign(state.cards, { EAGLE: 2 }))
  await use('EAGLE')
  expect((await use('EAGLE')).reply.cards?.[0]?.until).toBe(me.server.clock() + 48 * HOUR)
  const { id, class: warriorClass } = await hero()
  const started = await me.client.call('POST /api/force/start', { body: { creatureId: id, force: 'ATTACK', warriorClass } })
  expect(started.reply.creatures?.[0]?.forcesV2[0]?.readyAt).toBe(me.server.clock() + (3 * HOUR) / 8)
  const raised = await me.client.call('POST /api/creature/{id}/rank/raise', { params: { id } })
  expect(raised.reply.creatures?.[0]?.rankReadyAt).toBe(me.server.clock() + HOUR / 8)
})

test('the mouse halves the remaining time of a hero’s rank and forces', async () => {
  const now = me.server.clock()
  const { id, class: warriorClass } = await hero()
  await hold('MOUSE', { rankReadyAt: now + HOUR, forcesV2: [{ force: 'HEALTH', warriorClass, rank: 1, readyAt: now + 2 * HOUR }] })
  const [sped] = (await use('MOUSE', id)).reply.creatures as [Creature]
  expect([sped.rankReadyAt, sped.forcesV2[0]?.readyAt]).toEqual([now + HOUR / 2, now + HOUR])
})

test('the elephant revives a fallen hero, and no other', async () => {
  const { id, health } = await hero()
  await hold('ELEPHANT')
  expect((await use('ELEPHANT', id)).error.code).toBe('ONLY_DEAD')
  await hold('ELEPHANT', { health: { ...health, current: 0 }, healedAt: me.server.clock() })
  expect((await use('ELEPHANT', id)).reply.creatures?.[0]?.health.current).toBe(health.total)
})

test('the ark heals all heroes, the fallen too, and is kept while no hero needs it', async () => {
  const { health } = await hero()
  await hold('ARK')
  expect((await use('ARK')).error.code).toBe('CARD_USELESS')
  expect((await player()).cards).toHaveLength(1)
  await edit(me.server, me.id, async ({ id, state }, tx) => {
    const now = me.server.clock()
    for (const each of await creaturesOf(tx, id, state, now))
      await saveCreature(tx, { ...each, health: { ...each.health, current: 0 }, healedAt: now })
  })
  const all = (await use('ARK')).reply.creatures as Creature[]
  expect(all.every((each) => each.health.current === each.health.total)).toBe(true)
  expect(all[0]?.health).toEqual({ current: health.total, total: health.total })
})

test('evolution gives the next rank at once, and uses the card for the hero’s own class first', async () => {
  const { id, class: own } = await hero()
  await hold('EVOLUTION')
  await hold('EVOLUTION', {}, own)
  const used = (await use('EVOLUTION', id)).reply
  expect(used.creatures?.[0]?.rank).toBe(1)
  expect(used.cards).toEqual([{ card: 'EVOLUTION', of: null, count: 1, until: null }])
})

test('evolution is refused while a rank is being raised, because its points would be lost', async () => {
  const { id } = await hero()
  await hold('EVOLUTION', { rankReadyAt: me.server.clock() + HOUR })
  expect((await use('EVOLUTION', id)).error.code).toBe('RANK_GROWING')
  expect((await player()).cards).toHaveLength(1)
})
