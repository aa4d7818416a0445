import fc from 'fast-check'
import { expect, it } from 'vitest'
import { creature, world } from '../testing/test-world.ts'
import { artifactOf, bestArtifacts, leastUseful, wearing, worthWith } from './artifact.ts'

const artifact = (effectType: 'ATTACK' | 'DEFENCE' | 'HEALTH' | 'RESURRECTION' | 'POISON', power: number, id = power) =>
  artifactOf({ id, key: 'thing', effectType, atlasKey: 'artifact/1/thing', rarity: 'USUAL', power, minStair: 1 }, id)

it('changes of artifacts keep the share of health: full health stays full, the dead stay dead, and changing gives no health', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 8 }), (current, powers) => {
      const knight = creature('KNIGHT', 1)
      let worn = { ...knight, health: { ...knight.health, current: Math.min(current, knight.health.total) } }
      const first = worn.health
      for (const power of powers) worn = wearing(world, wearing(world, worn, [artifact('HEALTH', power)]), [])
      expect(worn.health.total).toBe(first.total)
      expect(worn.health.current).toBeLessThanOrEqual(first.current)
      expect(worn.health.current > 0).toBe(first.current > 0)
      if (first.current === first.total) expect(worn.health.current).toBe(first.total)
    }),
  )
})

it('more power is worth more, and effects that change no figure have a value, too', () => {
  const knight = creature('KNIGHT', 5)
  const worth = (...worn: ReturnType<typeof artifact>[]) => worthWith(world, knight, worn)
  expect(worth(artifact('ATTACK', 9))).toBeGreaterThan(worth(artifact('ATTACK', 3)))
  for (const effect of ['RESURRECTION', 'POISON', 'DEFENCE', 'HEALTH'] as const) expect(worth(artifact(effect, 9))).toBeGreaterThan(worth())
})

it('the best ones are chosen for the available slots, and the least useful one is replaced first', () => {
  const knight = creature('KNIGHT', 5, { slotsCount: 2 })
  const all = [artifact('ATTACK', 1), artifact('ATTACK', 8), artifact('HEALTH', 2), artifact('ATTACK', 30)]
  const best = bestArtifacts(world, knight, all)
  expect(best.map(({ power }) => power)).toEqual([30, 8])
  expect(leastUseful(world, { ...knight, artifacts: best })).toBe(best[1])
  expect(bestArtifacts(world, { ...knight, slotsCount: 6 }, all)).toHaveLength(4)
})
