// Players and clans of the simulated month, and what the rules of membership let them do.
import {
  type ClanBuilding,
  type ClanPermission,
  type ClanRank,
  type ClanStat,
  Force,
  kickPermissions,
  type RaidDifficulty,
} from '@skystair/contract'
import { byMerit, type ForceRanks, maxMembers, mayInClan } from '@skystair/rules'
import type { Day, Life } from './life.ts'

/** Days after which a member counts as away: somebody stands in for such a leader, and such members are expelled. */
export const AWAY = 7

export interface Player {
  readonly id: number
  readonly life: Life
  readonly arrives: number
  /** The last day on which the player plays at all. */
  readonly lastDay: number
  clan: Clan | null
  rank: ClanRank
  standsIn: boolean
  merit: number
  joined: number
  /** The last day on which the player played. */
  seen: number
  /** The first day on which the player could join a clan, and the day of joining the first one; −1 before. */
  ready: number
  firstClan: number
  gears: number
}

export interface Raid {
  readonly id: number
  readonly difficulty: RaidDifficulty
  readonly stairs: number
  readonly since: number
  left: number
  readonly taken: Map<number, number>
}

export interface Clan {
  readonly id: number
  readonly founded: number
  level: number
  currentExp: number
  readonly members: Player[]
  readonly budget: Record<keyof ClanStat, number>
  readonly buildings: Partial<Record<ClanBuilding, { level: number; readyAt: number | null }>>
  hall: ForceRanks
  difficulty: RaidDifficulty
  raid: Raid | null
  /** The day from which the next raid can begin. */
  nextRaid: number
  /** The results of the last raids, the newest last. */
  readonly results: boolean[]
  readonly candidates: Player[]
  disbanded: number | null
}

export const newClan = (id: number, founded: number): Clan => ({
  ...{ id, founded, level: 1, currentExp: 0, members: [], buildings: {}, raid: null, nextRaid: founded, results: [], candidates: [] },
  budget: { gold: 0, gems: 0, redCrystal: 0, blueCrystal: 0, gears: 0 },
  hall: Object.fromEntries(Force.map((force) => [force, 0])) as ForceRanks,
  ...{ difficulty: 'EASY', disbanded: null },
})

/** Returns the player after a day; undefined before the first night and after the last. */
export const dayOf = ({ life, arrives }: Player, today: number): Day | undefined => life.days[today - arrives - 1]

export const rankOf = ({ standsIn, rank }: Player): ClanRank => (standsIn ? 'SUBLEADER' : rank)
export const may = (player: Player, permission: ClanPermission): boolean => mayInClan(rankOf(player), permission)
export const isAway = ({ seen }: Player, today: number): boolean => today - seen >= AWAY
export const hasRoom = ({ members, level }: Clan): boolean => members.length < maxMembers(level)

const deserving = (player: Player) => ({ rank: rankOf(player), merit: player.merit, joinedAt: player.joined, playerId: player.id, player })
const mostDeserving = (members: readonly Player[]): Player | undefined => members.map(deserving).sort(byMerit)[0]?.player

export function enter(clan: Clan, player: Player, rank: ClanRank, today: number): void {
  Object.assign(player, { clan, rank, standsIn: false, merit: 0, joined: today })
  if (player.firstClan < 0) player.firstClan = today
  clan.members.push(player)
}

/** Removes a member. The most deserving of the others succeeds a leader; a clan without members is disbanded. */
export function takeOut(player: Player, today: number): void {
  const clan = player.clan!
  clan.members.splice(clan.members.indexOf(player), 1)
  player.clan = null
  if (clan.members.length === 0) clan.disbanded = today
  else if (player.rank === 'LEADER') Object.assign(mostDeserving(clan.members)!, { rank: 'LEADER', standsIn: false })
}

/** Lets the most deserving member who is there stand in for a leader who has been away. */
export function findStandIn({ members }: Clan, today: number): void {
  const leader = members.find(({ rank }) => rank === 'LEADER')!
  const standsIn = members.find((member) => member.standsIn)
  if (standsIn && (!isAway(leader, today) || isAway(standsIn, today))) standsIn.standsIn = false
  if (!isAway(leader, today) || members.some((member) => member.standsIn)) return
  const best = mostDeserving(members.filter((member) => !isAway(member, today)))
  if (best) best.standsIn = true
}

/** Expels members who have been away, as far as the rank of the one who does it allows. */
export function expelAway(by: Player, today: number): void {
  for (const member of [...by.clan!.members]) {
    const permission = kickPermissions[rankOf(member)]
    if (member !== by && isAway(member, today) && permission && may(by, permission)) takeOut(member, today)
  }
}
