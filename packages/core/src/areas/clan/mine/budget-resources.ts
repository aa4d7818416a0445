import type { ClanStat } from '@skystair/contract'

/** The resource of players that each resource of a budget corresponds to, with its picture and name. */
export const held = { gold: 'gold', gems: 'mithril', redCrystal: 'crystal', blueCrystal: 'blueCrystal', gears: 'gears' } as const

export const stats = Object.keys(held) as (keyof ClanStat)[]

/** Returns the missing amounts of a budget for a price, without resources of which it has enough. */
export const lacking = (price: ClanStat, budget: ClanStat): { kind: string; amount: number }[] =>
  stats.filter((stat) => price[stat] > budget[stat]).map((stat) => ({ kind: held[stat], amount: price[stat] - budget[stat] }))
