import type { Creature } from '@skystair/contract'
import { priceOf, spawn, wearing } from '@skystair/rules'
import { world } from '@skystair/world'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edit } from '../../../testing/edit-player.ts'
import { guestEachTest } from '../../../testing/guest-each-test.ts'
import { testArtifact } from '../../../testing/test-artifact.ts'
import { creaturesOf } from './creatures.ts'
import { insertCreature, saveCreature } from './repository.ts'

const me = guestEachTest()
const player = async () => (await me.client.call('GET /api/player/current')).reply
const hero = async () => (await player()).creatures[0]!
const wear = (id: number, creatureId: number, replacedId: number | null = null) =>
  me.client.call('POST /api/artifact/{id}/wear', { params: { id }, body: { creatureId, replacedId } })

/** Puts artifacts with consecutive ids into the backpack, and gives the first hero this number of slots. */
const packFrom = (firstId: number, slotsCount: number, ...keys: string[]) =>
  edit(me.server, me.id, async ({ state }, tx) => {
    state.artifacts = keys.map((key, i) => testArtifact(firstId + i, key))
    const [first] = await creaturesOf(tx, me.id, state, me.server.clock())
    await saveCreature(tx, { ...first!, slotsCount })
  })
const pack = (slotsCount: number, ...keys: string[]) => packFrom(901, slotsCount, ...keys)

test('a worn artifact raises its wearer’s figures, and returns to the backpack when taken off', async () => {
  await pack(1, 'road_sword')
  const before = await hero()
  const worn = (await wear(901, before.id)).reply
  expect(worn.artifacts).toEqual([])
  expect(worn.creatures?.[0]).toMatchObject({ attack: before.attack + 3, artifacts: [testArtifact(901)] })
  const off = (await me.client.call('POST /api/artifact/{id}/takeoff', { params: { id: 901 } })).reply
  expect(off.artifacts).toEqual([testArtifact(901)])
  expect(await hero()).toEqual(before)
})

test('without a free slot nothing is worn, unless it takes the place of another artifact', async () => {
  await pack(1, 'road_sword', 'oak_shield')
  const { id } = await hero()
  await wear(901, id)
  expect((await wear(902, id)).error.code).toBe('NO_ARTIFACT_SLOT')
  expect((await wear(902, id, 903)).error.code).toBe('ARTIFACT_NOT_FOUND')
  const swapped = (await wear(902, id, 901)).reply
  expect([swapped.artifacts, swapped.creatures?.[0]?.artifacts].map((all) => all?.map((a) => a.id))).toEqual([[901], [902]])
})

test('an artifact goes from one hero straight to another', async () => {
  await pack(1, 'road_sword')
  const first = await hero()
  const second = await edit(me.server, me.id, async (_, tx) => {
    await insertCreature(tx, me.id, { ...spawn(world, first.imageId, { id: 0, playerId: me.id }), slotsCount: 1 })
  }).then(async () => (await player()).creatures.at(-1)!)
  await wear(901, first.id)
  await wear(901, second.id)
  expect((await player()).creatures.map(({ artifacts }) => artifacts.length)).toEqual([
    0,
    ...(await player()).creatures.slice(1, -1).map(() => 0),
    1,
  ])
})

test('the fit lists every hero, the one who gains most first, and the artifact that would make room', async () => {
  await pack(1, 'road_sword', 'castle_sword')
  const { id, attack } = await hero()
  await wear(901, id)
  const { sellsFor, heroes: fits } = (await me.client.call('GET /api/artifact/{id}/fit', { params: { id: 902 } })).reply
  expect(sellsFor).toBe(priceOf(testArtifact(0, 'castle_sword')))
  const mine = fits.find(({ creatureId }) => creatureId === id)
  expect(mine).toMatchObject({ replacedId: 901, attack: attack + testArtifact(0, 'castle_sword').power })
  expect(mine?.change).toBeGreaterThan(0)
  expect(fits.map(({ change }) => change)).toEqual(fits.map(({ change }) => change).sort((a, b) => b - a))
})

test('a sold artifact is gone, and its price is paid once', async () => {
  await pack(1, 'road_sword')
  const { gold } = (await player()).resources
  const sell = () => me.client.call('POST /api/artifact/{id}/sell', { params: { id: 901 } })
  const price = priceOf(testArtifact(901))
  expect((await sell()).reply).toMatchObject({ gains: [{ kind: 'gold', amount: price }], player: { artifacts: [] } })
  expect((await sell()).error.code).toBe('ARTIFACT_NOT_FOUND')
  expect((await player()).resources.gold).toBe(gold + price)
})

test('the best artifacts fill the slots, and those worn before return to the backpack', async () => {
  await pack(2, 'felt_boots', 'road_sword', 'castle_sword', 'tower_shield')
  const { id } = await hero()
  await wear(901, id)
  const best = (await me.client.call('POST /api/creature/{id}/artifact/best', { params: { id } })).reply
  expect(best.creatures?.[0]?.artifacts.map((a) => a.id)).toContain(903)
  expect(best.creatures?.[0]?.artifacts).toHaveLength(2)
  expect(best.artifacts).toHaveLength(2)
})

const step = fc.record({
  does: fc.constantFrom('wear', 'swap', 'takeoff', 'sell', 'best'),
  artifact: fc.nat(4),
  other: fc.nat(4),
})

// Every run has ids of its own, as every artifact in the game has: the ledger pays for an id once.
let ids = 1000

test('wearing, swapping, taking off and selling in any order keep every artifact in one place, and heal or kill no hero', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), fc.integer({ min: 1, max: 60 }), async (steps, wounds) => {
      ids += 10
      const first = ids
      await packFrom(first, 2, 'felt_boots', 'road_sword', 'castle_sword', 'tower_shield', 'warm_amulet')
      await edit(me.server, me.id, async ({ state }, tx) => {
        const [hero] = await creaturesOf(tx, me.id, state, me.server.clock())
        const bare = wearing(world, hero!, [])
        const current = Math.max(1, bare.health.total - wounds)
        await saveCreature(tx, { ...bare, health: { ...bare.health, current } })
      })
      const share = ({ health }: Creature) => health.current / health.total
      const before = await hero()
      const { gold } = (await player()).resources
      let sold = 0
      for (const { does, ...chosen } of steps) {
        const [artifact, other] = [first + chosen.artifact, first + chosen.other]
        if (does === 'wear' || does === 'swap') await wear(artifact, before.id, does === 'swap' ? other : null)
        if (does === 'takeoff') await me.client.call('POST /api/artifact/{id}/takeoff', { params: { id: artifact } })
        if (does === 'best') await me.client.call('POST /api/creature/{id}/artifact/best', { params: { id: before.id } })
        if (does === 'sell')
          sold += (await me.client.call('POST /api/artifact/{id}/sell', { params: { id: artifact } })).reply.gains?.[0]?.amount ?? 0
      }
      const after = await player()
      const all = [...after.artifacts, ...after.creatures.flatMap(({ artifacts }) => artifacts)].map(({ id }) => id)
      expect(new Set(all).size).toBe(all.length)
      expect(after.resources.gold).toBe(gold + sold)
      const [worn] = after.creatures as [Creature]
      expect(worn.artifacts.length).toBeLessThanOrEqual(worn.slotsCount)
      expect(share(worn)).toBeLessThanOrEqual(share(before) + 1 / worn.health.total)
      expect(worn.health.current).toBeGreaterThan(0)
    }),
    { numRuns: 15 },
  )
})
