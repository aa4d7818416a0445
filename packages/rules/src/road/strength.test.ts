import fc from 'fast-check'
import { expect, it } from 'vitest'
import { spawn } from '../growth/creature.ts'
import { powerOf } from '../growth/power.ts'
import { world } from '../testing/test-world.ts'
import { LAST_STAIR } from './measures.ts'
import { levelsFor, stairOfStrength, strengthAt } from './strength.ts'

it('grows with every stair, by less than a quarter from stair 7 on', () => {
  for (let stair = 2; stair <= LAST_STAIR; stair++) {
    const [below, here] = [strengthAt(stair - 1), strengthAt(stair)]
    expect(here).toBeGreaterThan(below)
    if (stair > 6) expect(here * 4, `stair ${stair}`).toBeLessThan(below * 5)
  }
})

it('finds the highest stair with a guardian that is at most so strong', () => {
  fc.assert(
    fc.property(fc.integer({ min: strengthAt(1), max: strengthAt(LAST_STAIR) }), (strength) => {
      const stair = stairOfStrength(strength)
      expect(strengthAt(stair)).toBeLessThanOrEqual(strength)
      expect(strengthAt(stair + 1)).toBeGreaterThan(strength)
    }),
  )
  expect(stairOfStrength(0)).toBe(1)
})

it('finds levels that bring any squad close to a given strength, all equal or one apart', () => {
  const squads = fc.array(fc.nat(world.creatures.length - 1), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(squads, fc.integer({ min: 1200, max: 100_000 }), fc.nat(5), (indexes, strength, rank) => {
      const kinds = indexes.map((i) => world.creatures[i]!)
      const ranks = kinds.map(() => rank)
      const levels = levelsFor(kinds, ranks, strength)
      const power = powerOf(kinds.map(({ imageId }, i) => spawn(world, imageId, { id: i, playerId: null, level: levels[i]!, rank })))
      expect(Math.abs(power - strength)).toBeLessThan(strength / 20)
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThanOrEqual(1)
    }),
  )
})

it('never goes below level 1', () => {
  expect(levelsFor(world.creatures.slice(0, 3), [0, 0, 0], 1)).toEqual([1, 1, 1])
})
