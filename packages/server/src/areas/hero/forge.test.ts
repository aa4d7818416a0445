import type { Creature } from '@skystair/contract'
import { world } from '@skystair/world'
import { expect, test } from 'vitest'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { creaturesOf } from './creatures.ts'
import { saveCreature } from './repository.ts'

const me = guestEachTest()
const player = async () => (await me.client.call('GET /api/player/current')).reply
const forge = (id: number, creatureId: number) => me.client.call('POST /api/artifact/{id}/forge', { params: { id }, body: { creatureId } })
const options = async (id: number) => (await me.client.call('GET /api/artifact/{id}/forge/options', { params: { id } })).reply
const pack = (key: string, change: Partial<Creature> = {}) =>
  edit(me.server, me.id, async ({ state }, tx) => {
    state.artifacts = [testArtifact(901, key)]
    const [first] = await creaturesOf(tx, me.id, state, me.server.clock())
    await saveCreature(tx, { ...first!, slotsCount: 2, ...change })
  })

test('a forged artifact is gone, and the hero permanently has the figures of the options', async () => {
  await pack('tower_shield')
  const [before] = (await player()).creatures as [Creature]
  const offered = (await options(901)).find(({ creatureId }) => creatureId === before.id)!
  expect(offered.full).toBe(false)
  const { artifacts, creatures } = (await forge(901, before.id)).reply
  const [after] = creatures as [Creature]
  const { attack, defence, health } = after
  expect(artifacts).toEqual([])
  expect({ attack, defence, health: health.total }).toMatchObject({
    attack: offered.attack,
    defence: offered.defence,
    health: offered.health,
  })
  expect(attack + defence + health.total).toBeGreaterThan(before.attack + before.defence + before.health.total)
  expect((await forge(901, before.id)).error.code).toBe('ARTIFACT_NOT_FOUND')
})

test('a worn artifact can be forged, also into its own wearer', async () => {
  await pack('castle_sword')
  const [bare] = (await player()).creatures as [Creature]
  await me.client.call('POST /api/artifact/{id}/wear', { params: { id: 901 }, body: { creatureId: bare.id, replacedId: null } })
  const offered = (await options(901)).find(({ creatureId }) => creatureId === bare.id)!
  const [after] = (await forge(901, bare.id)).reply.creatures as [Creature]
  expect(after.artifacts).toEqual([])
  expect(after.attack).toBe(bare.attack + Math.trunc(testArtifact(0, 'castle_sword').power / 4))
  expect(offered.attack).toBe(after.attack)
})

test('the options show an effect that raises no figure as a power of its own', async () => {
  const key = world.artifacts.find(({ effectType }) => effectType === 'RESURRECTION')!.key
  await pack(key)
  const [own] = (await player()).creatures as [Creature]
  const { effect } = (await options(901)).find(({ creatureId }) => creatureId === own.id)!
  expect(effect).toEqual({ before: 0, after: Math.trunc(testArtifact(0, key).power / 4) })
})

test('the options mark a hero with the highest forged power, and a refused forging takes nothing', async () => {
  await pack('castle_sword', { forged: [{ effectType: 'ATTACK', power: 100_000 }] })
  const before = await player()
  const [{ id }] = before.creatures as [Creature]
  expect((await options(901)).at(-1)).toMatchObject({ creatureId: id, full: true })
  expect((await forge(901, id)).error.code).toBe('FORGED_FULL')
  expect(await player()).toEqual(before)
})
