import { oddsOf } from '@skystair/rules'
import { buildingLevels, factoryTable } from '@skystair/world/areas/clan/rows'
import { expect, it } from 'vitest'

it('the daily gift of a factory of any level is gears with 30 per cent, and other resources with 70', () => {
  for (const [index, { effect }] of buildingLevels.GEAR_FACTORY.entries()) {
    const table = factoryTable(index + 1)
    const [gears, ...others] = table.rows
    expect(gears?.rewards).toEqual([{ kind: 'resource', resource: 'gears', amount: effect }])
    expect(others.flatMap(({ rewards }) => rewards)).not.toContainEqual(expect.objectContaining({ resource: 'gears' }))
    const [first, ...rest] = oddsOf(table)
    expect([first, rest.reduce((sum, odds) => sum + odds, 0).toFixed(6)]).toEqual([0.3, '0.700000'])
  }
  expect(new Set(buildingLevels.GEAR_FACTORY.map((_, index) => factoryTable(index + 1).id)).size).toBe(10)
})

it('each level of a building costs more, takes longer, and gives more than the one before', () => {
  for (const levels of Object.values(buildingLevels))
    for (const [index, next] of levels.entries()) {
      const before = levels[index - 1]
      expect(next.clanLevel).toBeLessThanOrEqual(20)
      if (!before) continue
      const sum = (price: typeof next.price) => Object.values(price).reduce((total, amount) => total + amount, 0)
      for (const [more, less] of [
        [next.effect, before.effect],
        [next.hours, before.hours],
        [next.clanLevel, before.clanLevel],
        [sum(next.price), sum(before.price)],
      ] as const)
        expect(more).toBeGreaterThan(less)
    }
})
