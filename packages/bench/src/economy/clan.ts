// A clan of players like this one: what one donates, all of them do. Its raids are fought in its own tower.
import type { ClanBuilding } from '@skystair/contract'
import { ClanBuilding as buildings } from '@skystair/contract/enums'
import { HOUR } from '@skystair/contract/time'
import { donations, growClan, mix, placesBetween, raidContext, raidReward, raidStairsAt } from '@skystair/rules'
import { pay, playRoad } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { buildingLevels, factoryTable } from '@skystair/world/areas/clan/rows'
import { type Account, dayOf, drawFor, give, stairOf, use } from './account.ts'

/** Members of such a clan. */
export const MEMBERS = 12
/** Players may join clans from this level on. */
const LEVEL = 15
/** The share of what a player keeps that a week's donations take, per cent. */
const SHARE = { crystal: 20, blueCrystal: 35, gears: 100 } as const
const kinds = { crystal: 'RED_CRYSTALS', blueCrystal: 'BLUE_CRYSTALS', gears: 'GEARS', tickets: 'TICKETS' } as const

function donate({ player, clan }: Account, resource: keyof typeof kinds, amount: number): void {
  if (amount < 1 || !pay(player, resource, amount, 'clanDonation')) return
  const { stat, worth, exp } = donations[kinds[resource]]
  clan.budget[stat] = (clan.budget[stat] ?? 0) + MEMBERS * amount * worth
  Object.assign(clan, growClan(clan, MEMBERS * amount * exp))
}

/** Builds the next level that the budget can pay, the cheapest first. */
function build({ clan, player }: Account): void {
  if (clan.readyAt > player.now) return
  const open = buildings.flatMap((building: ClanBuilding) => {
    const row = buildingLevels[building][clan.buildings[building] ?? 0]
    const price = Object.entries(row?.price ?? {}) as [string, number][]
    return row && row.clanLevel <= clan.level && price.every(([stat, amount]) => (clan.budget[stat] ?? 0) >= amount)
      ? [{ building, row, price }]
      : []
  })
  const [next] = open.sort((a, b) => a.row.hours - b.row.hours)
  if (!next) return
  for (const [stat, amount] of next.price) clan.budget[stat] = (clan.budget[stat] ?? 0) - amount
  clan.buildings[next.building] = (clan.buildings[next.building] ?? 0) + 1
  clan.readyAt = player.now + next.row.hours * HOUR
}

/** A raid every second day: the tower's squads from the bottom, until the squad needs rest or the visit ends. */
function raid(account: Account, until: number): void {
  const { player, style, clan } = account
  if (dayOf(account) % 2 || !world.raid.rows.some(({ clanLevel }) => clanLevel <= clan.level)) return
  const row = world.raid.rows.findLast(({ clanLevel, percent }) => clanLevel <= clan.level && (percent <= 90 || style.name !== 'careless'))!
  const attempt = Number(!use(account, 'raidFirst', 1))
  if (!use(account, 'raid', 2)) return
  const way = { raid: 1 + dayOf(account), difficulty: row.difficulty, stair: Math.max(1, stairOf(account)), attempt }
  const places = placesBetween(world, raidContext(way), 0, 1e6)
  let n = 0
  playRoad(world, player, style, places, until, (count) => mix(player.seed, player.playTime, 3, n++) % count)
  const taken = places.filter(({ id }) => player.donePlaces.has(id)).reduce((sum, { id }) => sum + raidStairsAt(world, id), 0)
  const fallen = taken >= row.stairs
  if (fallen) account.raidsFallen++
  give(account, raidReward(world, row, taken, fallen), 'raid')
}

/** A day in the clan: the factory's gift, a donation each week, building, raids. */
export function visitClan(account: Account, until: number): void {
  const { player, clan } = account
  if (player.levelProgress.level < LEVEL) return
  const factory = clan.buildings.GEAR_FACTORY ?? 0
  if (factory > 0 && use(account, 'factory', 1)) give(account, drawFor(account, factoryTable(factory), dayOf(account)).rewards, 'factory')
  if (use(account, 'donation', 1, 48))
    for (const [resource, percent] of Object.entries(SHARE) as [keyof typeof SHARE, number][])
      donate(account, resource, Math.trunc((Math.max(0, player.purse[resource] - (player.saved[resource] ?? 0)) * percent) / 100))
  build(account)
  raid(account, until)
}
