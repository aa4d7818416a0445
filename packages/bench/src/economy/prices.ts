// What the goods of each shop cost, in days of play.
import type { Price, ResourceName } from '@skystair/contract'
import { heroPrice, stockOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { giftOffers } from '@skystair/world/areas/gift/rows'
import {
  artifactPrice,
  artifactShops,
  avatarShops,
  boosterPrices,
  boosterShop,
  elephants,
  elephShop,
  exchangeKinds,
  exchangeShop,
  heroShops,
  monastery,
  monasteryPrice,
  rankPrice,
  rankShop,
  shops,
} from '@skystair/world/areas/shop/rows'
import { median } from '../kit/figures.ts'
import type { Month } from './month.ts'

const middle = (prices: readonly (readonly Price[])[]): Price | undefined => {
  const [first] = prices
  const same = prices.flatMap((price) => price.filter(({ resource }) => resource === first?.[0]?.resource))
  return first?.[0] && { resource: first[0].resource, amount: median(same.map(({ amount }) => amount)) }
}

/** Returns the median price of a shop's goods for a player of this level and stair; undefined for shops that give or sell nothing then. */
export function typicalPrice(id: string, level: number, stair: number): Price | undefined {
  const hero = heroShops.find((shop) => shop.id === id)
  if (hero)
    return middle(
      stockOf(world, hero.stock).map(({ imageId }) => [
        { resource: hero.resource, amount: heroPrice(world, imageId, level, hero.resource) },
      ]),
    )
  const artifacts = artifactShops.find((shop) => shop.id === id)
  if (artifacts) {
    const open = world.artifacts.filter(
      ({ effectType, rarity, minStair }) =>
        minStair <= stair + 10 && (artifacts.amulets ? effectType.startsWith('AMULET_') : artifacts.rarities.includes(rarity)),
    )
    return middle(open.map(artifactPrice))
  }
  const avatars = avatarShops.find((shop) => shop.id === id)
  if (avatars) return middle(avatars.avatars.map(({ price }) => price))
  const gold = (amount: number): Price => ({ resource: 'gold', amount })
  if (id === boosterShop.id) return gold((boosterPrices.exp_middle as { goldPerLevel: number }).goldPerLevel * level)
  if (id === exchangeShop.id) return gold(exchangeKinds[0]!.goldPerLevel * level)
  if (id === rankShop.id) return rankPrice(3)[0]
  if (id === elephShop.id) return elephants[0]!.price[0]
  if (id === monastery.id) return monasteryPrice(5)[0]
  return id === 'gift' ? giftOffers[2]!.price[0] : undefined
}

/** Returns what a player of the group gains of a resource a day, in the week from `day` on. */
export function dailyGain({ moved, count }: Pick<Month, 'moved' | 'count'>, resource: ResourceName, day: number, days = 7): number {
  let sum = 0
  for (const [key, amount] of Object.entries(moved)) {
    const [at, kind] = key.split('|')
    if (kind === resource && amount > 0 && Number(at) >= day && Number(at) < day + days) sum += amount
  }
  return sum / count / days
}

export interface ShopUse {
  readonly id: string
  readonly opens: number
  readonly price: Price | undefined
  readonly days: number
  /** Buyers in a hundred of the steady players to whom it is open, and the mean number of stairs from its opening to the first purchase. */
  readonly buyers: number
  readonly after: number
  readonly from: number
}

/** Returns how each shop was used by the steady players who pay nothing: those of the month, or those who began where it opens. */
export function shopUse(months: readonly Month[]): ShopUse[] {
  return shops.flatMap(({ id, condition: { stair = 1 } }) => {
    const month = months.filter(({ from }) => from <= stair).at(-1)!
    const reached = month.stairsByDay.findIndex((stairs) => stairs.reduce((sum, each) => sum + each, 0) >= stair * month.count)
    if (reached < 0) return []
    const day = Math.min(reached, month.stairsByDay.length - 7)
    const price = typicalPrice(id, Math.round(month.level), stair)
    const used = month.shops[id]
    const income = price ? dailyGain(month, price.resource, day) : 0
    return [
      {
        ...{ id, opens: stair, price, from: month.from },
        days: price && income > 0 ? price.amount / income : Number.NaN,
        buyers: (100 * (used?.buyers ?? 0)) / month.count,
        after: used ? used.firstStairs / used.buyers - stair : Number.NaN,
      },
    ]
  })
}
