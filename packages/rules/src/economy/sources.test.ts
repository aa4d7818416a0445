import { world } from '@skystair/world'
import { heroShops, rankPrice, rankShop } from '@skystair/world/areas/shop/rows'
import { expect, it } from 'vitest'
import { gainsAt } from '../road/gains.ts'
import { stairStart } from '../road/measures.ts'
import { placesBetween } from '../road/places.ts'
import { heroPrice, stockOf } from './hero-shop.ts'

/** Returns the amount of each resource along the road from the first stair up to the given one. */
function alongRoad(stair: number): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { id } of placesBetween(world, 'main', 0, stairStart(stair + 1) - 1))
    for (const { kind, amount } of gainsAt(world, id).gains) sums.set(kind, (sums.get(kind) ?? 0) + amount)
  return sums
}
/** Number of stairs after the opening of a shop within which the resources along the road pay for something in it. */
const SOON = 120

it.each(heroShops.filter(({ resource }) => ['sulfur', 'amethysts', 'tokens'].includes(resource)))(
  'pays on the road for a first hero of $id soon after it opens, and for several in the following thousand stairs',
  ({ stock, resource, condition: { stair = 0 } }) => {
    const prices = stockOf(world, stock).map(({ imageId }) => heroPrice(world, imageId, 1, resource))
    expect(alongRoad(stair + SOON).get(resource) ?? 0).toBeGreaterThanOrEqual(Math.min(...prices))
    expect(alongRoad(stair + 1000).get(resource) ?? 0).toBeGreaterThanOrEqual(3 * Math.max(...prices))
  },
)

it('has enough caviar for a first rank along the road soon after its shop opens', () => {
  expect(alongRoad(rankShop.condition.stair! + 10).get('caviar') ?? 0).toBeGreaterThanOrEqual(rankPrice(1)[0]!.amount)
})
