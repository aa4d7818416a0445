import { world } from '@skystair/world'
import { heroShops } from '@skystair/world/areas/shop/rows'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heroPrice, soldOn, stockOf } from './hero-shop.ts'

describe.each(heroShops.map((shop) => [shop.id, shop] as const))('the shop %s', (_, shop) => {
  const stock = stockOf(world, shop.stock).map(({ imageId }) => imageId)

  it('has more kinds than it sells on one day, and neither starting heroes nor bosses', () => {
    expect(stock.length).toBeGreaterThan(shop.stock.atOnce)
    const never = [...Object.values(world.starters).flat(), ...stock.filter((imageId) => imageId.startsWith('boss_'))]
    expect(stock.filter((imageId) => never.includes(imageId))).toEqual([])
  })

  it('sells different kinds each day, and all of them within a round', () => {
    const days = Math.ceil(stock.length / shop.stock.atOnce)
    fc.assert(
      fc.property(fc.nat(5000), (round) => {
        const on = (day: number) => soldOn(world, shop, round * days + day).map(({ imageId }) => imageId)
        const board = on(0)
        expect(board).toHaveLength(shop.stock.atOnce)
        expect(new Set(board).size).toBe(board.length)
        expect(new Set(Array.from({ length: days }, (_, day) => on(day)).flat())).toEqual(new Set(stock))
      }),
      { numRuns: 20, seed: 8 },
    )
  })

  it('has a whole price for each, higher for more powerful kinds', () => {
    const price = (imageId: string) => heroPrice(world, imageId, 20, shop.resource)
    for (const imageId of stock) expect(price(imageId)).toBeGreaterThan(0)
    expect(stock.every((imageId) => Number.isInteger(price(imageId)))).toBe(true)
  })
})

it('sells a usual hero for the gold of half a day to a day on the first two hundred stairs', () => {
  // Stair and best level of steady players at the end of each week, see the balance of a month. They gain 200 gold a day for each stair.
  for (const [stair, level] of [
    [33, 28],
    [59, 48],
    [76, 85],
    [90, 120],
    [200, 890],
  ] as const) {
    const days = heroPrice(world, 'hungry_ogre', level - 1, 'gold') / (200 * stair)
    expect(days, `stair ${stair}`).toBeGreaterThan(0.35)
    expect(days, `stair ${stair}`).toBeLessThan(1)
  }
})

it('has a higher price for a hero that joins at a higher level only if the income grows with the stairs', () => {
  const price = (level: number, resource: 'gold' | 'mithril') => heroPrice(world, 'black_dragon', level, resource)
  expect(price(30, 'gold')).toBeGreaterThan(price(10, 'gold'))
  expect(price(30, 'mithril')).toBe(price(10, 'mithril'))
  expect(() => heroPrice(world, 'black_dragon', 1, 'gears')).toThrow('gears')
})
