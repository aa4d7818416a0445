// Donations, buildings and the forces of the hall: what a clan gets and what it does with it.
import { ClanBuilding, type ClanStat, Force } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { donations, growClan } from '@skystair/rules'
import { buildingLevels, hallPrices } from '@skystair/world/areas/clan/rows'
import type { Given } from './life.ts'
import type { Clan, Player } from './society.ts'

export type Moves = Record<keyof ClanStat, { gained: number; spent: number }>

const types = { crystal: 'RED_CRYSTALS', blueCrystal: 'BLUE_CRYSTALS', gears: 'GEARS', tickets: 'TICKETS' } as const

/** Returns the resource of the budget that a donation becomes. */
export const statOf = (resource: Given | 'gears'): keyof ClanStat => donations[types[resource]].stat

export function donate(player: Player, resource: Given | 'gears', amount: number, moves: Moves): void {
  const clan = player.clan!
  const { stat, worth, exp } = donations[types[resource]]
  if (amount < 1) return
  clan.budget[stat] += amount * worth
  moves[stat].gained += amount * worth
  player.merit += amount * exp
  Object.assign(clan, growClan(clan, amount * exp))
}

/** Takes a whole price from the budget, or nothing. */
function spend({ budget }: Clan, price: Partial<ClanStat>, moves: Moves): boolean {
  const parts = Object.entries(price) as [keyof ClanStat, number][]
  if (parts.some(([stat, amount]) => budget[stat] < amount)) return false
  for (const [stat, amount] of parts) {
    budget[stat] -= amount
    moves[stat].spent += amount
  }
  return true
}

/** Returns the next works of a clan that it may begin, the shortest first. */
const nextWorks = (clan: Clan) =>
  ClanBuilding.flatMap((building) => {
    const { level = 0, readyAt = null } = clan.buildings[building] ?? {}
    const row = buildingLevels[building][level]
    return row && readyAt === null && row.clanLevel <= clan.level ? [{ building, level, row }] : []
  }).sort((a, b) => a.row.hours - b.row.hours)

/** Returns the prices of the next ranks of the forces that the hall allows, the lowest first. */
function nextForces({ hall, buildings }: Clan) {
  const most = buildingLevels.HALL_OF_FAME[(buildings.HALL_OF_FAME?.level ?? 0) - 1]?.effect ?? 0
  const open = Force.filter((force) => hall[force] < most).sort((a, b) => hall[a] - hall[b])
  return open.map((force) => ({ force, price: hallPrices[hall[force]]! }))
}

/** Returns what the next levels of all buildings and the next ranks of all forces cost together. */
export function needsOf(clan: Clan): Readonly<Partial<Record<keyof ClanStat, number>>> {
  const sums: Partial<Record<keyof ClanStat, number>> = {}
  const levels = ClanBuilding.flatMap((building) => buildingLevels[building][clan.buildings[building]?.level ?? 0] ?? [])
  for (const { price } of [...levels, ...nextForces(clan)])
    for (const [stat, amount] of Object.entries(price) as [keyof ClanStat, number][]) sums[stat] = (sums[stat] ?? 0) + amount
  return sums
}

/** Returns whether the budget has less of a resource than a clan needs next. */
export const lacks = (clan: Clan, stat: keyof ClanStat): boolean => clan.budget[stat] < (needsOf(clan)[stat] ?? 0)

/** Closes finished works, and begins all that the budget pays. */
export function build(clan: Clan, today: number, moves: Moves): void {
  const now = today * DAY
  for (const each of Object.values(clan.buildings))
    if (each.readyAt !== null && each.readyAt <= now) Object.assign(each, { level: each.level + 1, readyAt: null })
  for (const { building, level, row } of nextWorks(clan))
    if (spend(clan, row.price, moves)) clan.buildings[building] = { level, readyAt: now + row.hours * HOUR }
  for (const { force, price } of nextForces(clan))
    if (spend(clan, price, moves)) clan.hall = { ...clan.hall, [force]: clan.hall[force] + 1 }
}
