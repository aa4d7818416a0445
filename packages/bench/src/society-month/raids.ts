// Raids: the tower of a clan, which its members fight in by the rules of the road.
import { RaidDifficulty as difficulties, type RaidDifficulty } from '@skystair/contract'
import { DAY, HOUR, MINUTE } from '@skystair/contract/time'
import { mix, placesBetween, raidContext, raidReward, raidRow, raidStairsAt, towerStairs, withForces } from '@skystair/rules'
import { characters, newPlayer, playRoad } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { habits } from './habits.ts'
import { type Clan, dayOf, may, type Player, type Raid } from './society.ts'

/** How long a member fights in one visit. */
const VISIT = 3 * MINUTE
/** After this number of raids in a row with the same result, the clan changes the difficulty. */
const IN_A_ROW = 2

const isOpen = (clan: Clan, difficulty: RaidDifficulty): boolean => raidRow(world, difficulty).clanLevel <= clan.level

/** Begins a raid if the waiting is over and one is open to the clan. */
export function beginRaid(clan: Clan, id: number, today: number): boolean {
  if (clan.raid || today < clan.nextRaid || !isOpen(clan, clan.difficulty)) return false
  const stairs = towerStairs(raidRow(world, clan.difficulty), clan.members.length)
  clan.raid = { id, difficulty: clan.difficulty, stairs, left: stairs, since: today, taken: new Map() }
  return true
}

/** Fights in the tower in all visits of a day. Returns the number of stairs that the member could take down. */
function raidShare(member: Player, { id, difficulty }: Raid, hall: Clan['hall'], today: number): number {
  const { squad, stair, level, gold } = dayOf(member, today)!
  const seed = mix(member.id, id, 11)
  const player = newPlayer(world, characters[0]!, seed)
  const creatures = squad.map((c, i) => ({ ...withForces(world, c, hall), id: i + 1, healedAt: today * DAY }))
  Object.assign(player, { squad: creatures, nextId: squad.length + 1, bestVictoryStair: stair })
  Object.assign(player, { levelProgress: { ...player.levelProgress, level }, purse: { ...player.purse, gold } })
  const places = placesBetween(world, raidContext({ raid: id, difficulty, stair: Math.max(1, stair), attempt: 0 }), 0, 1e6)
  let n = 0
  for (const hour of habits[member.life.style.name].raids) {
    player.now = Math.max(player.now, today * DAY + hour * HOUR)
    playRoad(world, player, member.life.style, places, player.playTime + VISIT, (count) => mix(seed, n++) % count)
  }
  return places.filter((place) => player.donePlaces.has(place.id)).reduce((sum, place) => sum + raidStairsAt(world, place.id), 0)
}

/** Adds a member's share to the raid. */
export function joinRaid(member: Player, today: number): void {
  const { raid, hall } = member.clan!
  if (!raid || raid.left === 0 || raid.taken.has(member.id)) return
  const taken = Math.min(raid.left, raidShare(member, raid, hall, today))
  raid.left -= taken
  raid.taken.set(member.id, taken)
}

export interface RaidResult {
  readonly shares: readonly (readonly [member: number, taken: number])[]
  readonly day: number
  readonly clan: number
  readonly difficulty: RaidDifficulty
  readonly fallen: boolean
  readonly stairs: number
  /** Resources of all rewards. */
  readonly rewards: Readonly<Record<string, number>>
}

/** Ends the raid of a clan after its day. The leader makes raids harder or easier after some with the same result. */
export function endRaid(clan: Clan, today: number): RaidResult {
  const raid = clan.raid!
  const fallen = raid.left === 0
  const row = raidRow(world, raid.difficulty)
  const rewards: Record<string, number> = {}
  for (const taken of raid.taken.values())
    for (const { resource, amount } of raidReward(world, row, taken, fallen)) rewards[resource] = (rewards[resource] ?? 0) + amount
  clan.raid = null
  clan.nextRaid = today + (world.raid.hours + world.raid.waitingHours) / 24
  clan.results.push(fallen)
  const last = clan.results.slice(-IN_A_ROW)
  const at = difficulties.indexOf(clan.difficulty)
  const wished = difficulties[last.every(Boolean) ? at + 1 : last.some(Boolean) ? at : at - 1]
  const canChange = clan.members.some((member) => member.seen === today && may(member, 'CHANGE_RAID_DIFFICULTY'))
  if (last.length === IN_A_ROW && wished && canChange && isOpen(clan, wished)) {
    clan.difficulty = wished
    clan.results.length = 0
  }
  return { day: today, clan: clan.id, difficulty: raid.difficulty, fallen, stairs: raid.stairs, shares: [...raid.taken], rewards }
}
