import type { CreatureKind, HeroShopRow, HeroStock, ResourceName, World } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { spawn } from '../growth/creature.ts'
import { fullPower } from '../growth/power.ts'
import { mix } from '../mix.ts'
import { stairOfStrength } from '../road/strength.ts'

/** What heroes cost in resources whose income grows with the stairs, in tenths for each stair at which six like the hero would guard. */
const perStair: Readonly<Partial<Record<ResourceName, number>>> = { gold: 1000, crystal: 20 }
/** What a point of power at level 1 costs in all others, in thousandths. */
const perPower: Readonly<Partial<Record<ResourceName, number>>> = {
  mithril: 350,
  blueCrystal: 200,
  sulfur: 100,
  amethysts: 12,
  tokens: 50,
}

/** Rounds up to two significant digits. */
function rounded(amount: number): number {
  let unit = 1
  while (amount >= 100 * unit) unit *= 10
  return Math.ceil(amount / unit) * unit
}

/**
 * Returns the price of a hero that joins at a level in a resource. Throws if heroes are not sold for it.
 *
 * Steady simulated players who use the whole economy gain about 200 gold and one red crystal a day for each stair that they have reached, so a hero as strong as
 * the guardians there costs half of what a day brings in gold, or the crystals of two days. Gems, blue crystals and rarer resources come at the same rate on all stairs: there
 * the price follows the power at level 1.
 */
export function heroPrice(world: World, imageId: string, level: number, resource: ResourceName): number {
  const powerAt = (joining: number) => fullPower(spawn(world, imageId, { id: 0, playerId: null, level: joining }))
  const forStair = perStair[resource]
  if (forStair) return rounded(Math.ceil((stairOfStrength(SQUAD_SIZE * powerAt(level)) * forStair) / 10))
  const forPower = perPower[resource]
  if (!forPower) throw new Error(`No hero is sold for ${resource}.`)
  return rounded(Math.ceil((powerAt(1) * forPower) / 1000))
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
