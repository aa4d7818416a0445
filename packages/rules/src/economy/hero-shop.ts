import type { CreatureKind, HeroShopRow, HeroStock, ResourceName, World } from '@skystair/contract'
import { spawn } from '../growth/creature.ts'
import { fullPower } from '../growth/power.ts'
import { mix } from '../mix.ts'

/** The price of a point of power in a resource, in thousandths. */
interface Rate {
  readonly perPower: number
  /** True if the income of the resource grows with the stairs: the price then follows the hero's power at the level at which it joins, else at level 1. */
  readonly grows: boolean
}

/**
 * Measured with steady simulated players of a month: on stair S they keep about 20 × S gold and win 1 + S / 25 red crystals in ten fights a day, while
 * the power of one of their heroes grows like S too. So a usual hero costs gold of two to four days at any stair, one of legend or myth crystals of as
 * many. Gems, blue crystals and rarer resources come at the same rate on all stairs, so prices in them follow the power at level 1.
 */
const rates: Readonly<Partial<Record<ResourceName, Rate>>> = {
  gold: { perPower: 10_000, grows: true },
  crystal: { perPower: 250, grows: true },
  mithril: { perPower: 500, grows: false },
  blueCrystal: { perPower: 200, grows: false },
  sulfur: { perPower: 100, grows: false },
  amethysts: { perPower: 100, grows: false },
  tokens: { perPower: 50, grows: false },
}

/** Rounds up to two significant digits. */
function rounded(amount: number): number {
  let unit = 1
  while (amount >= 100 * unit) unit *= 10
  return Math.ceil(amount / unit) * unit
}

/** Returns the price of a hero that joins at a level in a resource. Throws if heroes are not sold for it. */
export function heroPrice(world: World, imageId: string, level: number, resource: ResourceName): number {
  const rate = rates[resource]
  if (!rate) throw new Error(`No hero is sold for ${resource}.`)
  const power = fullPower(spawn(world, imageId, { id: 0, playerId: null, level: rate.grows ? level : 1 }))
  return rounded(Math.ceil((power * rate.perPower) / 1000))
}

const has = <T>(allowed: readonly T[] | undefined, value: T): boolean => !allowed || allowed.includes(value)
/** True for kinds that shops may sell: the common enemies of the road, and premium kinds. Starting heroes, companions and bosses are neither. */
const sold = ({ toStair, premium }: CreatureKind): boolean => toStair > 0 || premium

/** Returns every kind that a shop sells on any day, in the order of the catalogue. */
export const stockOf = ({ creatures }: World, { classes, factions, rarities, ark }: HeroStock): CreatureKind[] =>
  creatures.filter(
    (kind) => sold(kind) && has(classes, kind.class) && has(factions, kind.faction) && has(rarities, kind.rarity) && (!ark || kind.ark),
  )

/**
 * Returns the kinds that a shop sells on a day, counted since 1970. The kinds are shuffled for each round and take turns in it, so that each is on sale at least
 * once in a round. The last day of a round is filled up with the first kinds of the round.
 */
export function soldOn(world: World, { number, stock }: Pick<HeroShopRow, 'number' | 'stock'>, day: number): CreatureKind[] {
  const kinds = stockOf(world, stock)
  const atOnce = Math.min(stock.atOnce, kinds.length)
  const days = Math.max(1, Math.ceil(kinds.length / Math.max(1, atOnce)))
  const round = Math.trunc(day / days)
  const order = kinds
    .map((kind) => ({ kind, key: mix(number, round, kind.id) }))
    .sort((a, b) => a.key - b.key || a.kind.id - b.kind.id)
    .map(({ kind }) => kind)
  const first = (day % days) * atOnce
  return Array.from({ length: atOnce }, (_, i) => order[(first + i) % order.length]!)
}
