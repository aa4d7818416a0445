import type { Creature } from '@skystair/contract'
import { refreshed } from '@skystair/rules'
import { world } from '@skystair/world'
import { expect, test } from 'vitest'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { creaturesOf } from './creatures.ts'
import { saveCreature } from './repository.ts'

const me = guestEachTest()
const creatures = async () => (await me.client.call('GET /api/player/current')).reply.creatures as [Creature, Creature]
const options = async (id: number) => (await me.client.call('GET /api/creature/{id}/transfer/options', { params: { id } })).reply
const transfer = (id: number, target: number) => me.client.call('POST /api/creature/{id}/transfer/{target}', { params: { id, target } })
/** A strong hero, and a weaker one that has grown as well. */
const two = () =>
  edit(me.server, me.id, async ({ state }, tx) => {
    const [strong, weak] = (await creaturesOf(tx, me.id, state, me.server.clock())) as [Creature, Creature]
    const force = { force: 'HEALTH', warriorClass: weak.class, rank: 2, readyAt: null } as const
    for (const hero of [
      { ...strong, level: 20 },
      { ...weak, level: 9, rank: 1, rankPoints: 4, forcesV2: [force] },
    ]) {
      const grown = refreshed(world, hero)
      await saveCreature(tx, { ...grown, health: { ...grown.health, current: grown.health.total } })
    }
  })

test('the weaker hero loses its stats, forces and ranks, and the other permanently has the figures of the options', async () => {
  await two()
  const [strong, weak] = await creatures()
  const offered = await options(weak.id)
  const after = (await transfer(weak.id, strong.id)).reply.creatures as [Creature, Creature]
  expect(after[1]).toMatchObject({ level: 1, rank: 0, rankPoints: 0, forcesV2: [], attack: offered.giver.attack })
  expect(after[0].attack).toBeGreaterThan(strong.attack)
  expect(offered.heroes.find(({ creatureId }) => creatureId === strong.id)).toMatchObject({
    refusal: null,
    attack: after[0].attack,
    defence: after[0].defence,
    health: after[0].health.total,
  })
  // Heroes with full health keep full health.
  for (const { health } of after) expect(health.current).toBe(health.total)
})

test('no hero gives twice, and the stronger gives nothing to the weaker', async () => {
  await two()
  const [strong, weak] = await creatures()
  expect((await options(strong.id)).heroes[0]?.refusal).toBe('TRANSFER_STRONGER')
  expect((await transfer(strong.id, weak.id)).error.code).toBe('TRANSFER_STRONGER')
  await transfer(weak.id, strong.id)
  const before = await creatures()
  expect((await transfer(weak.id, strong.id)).error.code).toBe('TRANSFER_NOTHING')
  expect(await creatures()).toEqual(before)
})
