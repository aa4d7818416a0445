// A month of many players in clans: they found and join, give and build, raid and leave. What they do is drawn by chance; the rules say what comes of it.
import { CLAN_LEVEL, CLAN_PAGE, type ClanRank } from '@skystair/contract'
import { drawnRow, mix } from '@skystair/rules'
import { CLAN_PRICE, factoryTable } from '@skystair/world/areas/clan/rows'
import { APPLICATIONS, DEPUTIES, habits, LEAVES_LONELY, LONELY, NEWBIE_DAYS, PATIENCE, REPRESENTATIVES } from './habits.ts'
import { given, type Life } from './life.ts'
import { beginRaid, endRaid, joinRaid, type RaidResult } from './raids.ts'
import { type Clan, dayOf, enter, expelAway, findStandIn, hasRoom, isAway, may, newClan, type Player, takeOut } from './society.ts'
import { build, donate, lacks, type Moves, needsOf, statOf } from './works.ts'

/** The state at the end of a day. */
export interface Evening {
  readonly players: number
  readonly members: number
  /** Clans with a member who has played within a week, founded and disbanded ones, and those that nobody plays in. */
  readonly alive: number
  readonly founded: number
  readonly disbanded: number
  readonly silent: number
  readonly levels: readonly number[]
  readonly buildings: number
  /** Sums over all clans. */
  readonly held: Readonly<Record<string, number>>
  /** What the next works of all clans cost. */
  readonly needed: Readonly<Record<string, number>>
}

export interface SocietyMonth {
  readonly days: number
  readonly players: readonly Player[]
  readonly clans: readonly Clan[]
  readonly evenings: readonly Evening[]
  readonly raids: readonly RaidResult[]
  readonly moves: Moves
  /** What the factories gave, in total. */
  readonly gifts: Readonly<Record<string, number>>
  /** The days on which players visited a clan. */
  readonly memberDays: number
}

const noMoves = (): Moves => {
  const none = () => ({ gained: 0, spent: 0 })
  return { gold: none(), gems: none(), redCrystal: none(), blueCrystal: none(), gears: none() }
}

/** The share of players who are there on the first day, of a hundred; the others come evenly over the month. */
const AT_FIRST = 60

function playersOf(lives: readonly Life[], count: number, days: number, seed: number): Player[] {
  return Array.from({ length: count }, (_, id) => {
    const early = Math.trunc((count * AT_FIRST) / 100)
    const arrives = id < early ? 0 : Math.trunc(((id - early) * (days - 1)) / Math.max(1, count - early))
    const life = lives[id % lives.length]!
    let lastDay = arrives + 1
    while (lastDay < days && mix(seed, id, lastDay, 3) % 1000 >= habits[life.style.name].quits) lastDay++
    return {
      ...{ id, life, arrives, lastDay, clan: null, rank: 'NEWBIE' as const, standsIn: false, merit: 0, joined: 0 },
      ...{ seen: arrives, ready: -1, firstClan: -1, gears: 0 },
    }
  })
}

export function playSocietyMonth(lives: readonly Life[], count: number, days: number, seed: number): SocietyMonth {
  const players = playersOf(lives, count, days, seed)
  const clans: Clan[] = []
  const moves = noMoves()
  const raids: RaidResult[] = []
  const evenings: Evening[] = []
  const gifts: Record<string, number> = {}
  let memberDays = 0
  const chance = (player: Player, today: number, what: number) => mix(seed, player.id, today, what) % 1000
  const standing = () => clans.filter(({ disbanded }) => disbanded === null)

  function seek(player: Player, today: number, list: readonly Clan[]): void {
    const { founds, foundsLater } = habits[player.life.style.name]
    const wants = chance(player, 0, 5) < founds || (today - player.ready >= PATIENCE && chance(player, today, 5) < foundsLater)
    // Who wants to found a clan saves for it.
    if (wants && dayOf(player, today)!.gems >= CLAN_PRICE[0]!.amount) {
      const clan = newClan(clans.length + 1, today)
      clans.push(clan)
      enter(clan, player, 'LEADER', today)
      return
    }
    for (let n = 0; n < APPLICATIONS && list.length > 0; n++) {
      const clan = list[mix(seed, player.id, today, 6, n) % list.length]!
      if (!clan.candidates.includes(player)) clan.candidates.push(player)
    }
  }

  function takeIn(clan: Clan, today: number): void {
    for (const candidate of clan.candidates.splice(0)) {
      if (candidate.clan || candidate.lastDay < today) continue
      if (hasRoom(clan)) enter(clan, candidate, 'NEWBIE', today)
      else clan.candidates.push(candidate)
    }
  }

  /** Promotes by merit, as many as the leader wants of each rank. */
  function promote(by: Player, today: number): void {
    const { members } = by.clan!
    const step = (from: ClanRank, to: ClanRank, wanted: number, least: number) => {
      const free = wanted - members.filter(({ rank }) => rank === to).length
      const able = members.filter((m) => m.rank === from && !m.standsIn && !isAway(m, today) && today - m.joined >= least)
      for (const member of able.sort((a, b) => b.merit - a.merit || a.id - b.id).slice(0, Math.max(0, free))) member.rank = to
    }
    if (may(by, 'UP_TO_PARTICIPANT')) step('NEWBIE', 'PARTICIPANT', Number.POSITIVE_INFINITY, NEWBIE_DAYS)
    if (may(by, 'UP_TO_DEPUTY')) step('REPRESENTATIVE', 'DEPUTY_LEADER', DEPUTIES, 0)
    if (may(by, 'UP_TO_REPRESENTATIVE')) step('PARTICIPANT', 'REPRESENTATIVE', REPRESENTATIVES, 0)
  }

  function give(player: Player, today: number): void {
    const clan = player.clan!
    const { gained } = dayOf(player, today)!
    const { gives, givesNeeded } = habits[player.life.style.name]
    for (const resource of given) {
      // Only the factory needs gold, for which members give tickets.
      if ((givesNeeded || resource === 'tickets') && !lacks(clan, statOf(resource))) continue
      donate(player, resource, Math.trunc((gained[resource] * gives + chance(player, today, 7)) / 1000), moves)
    }
    donate(player, 'gears', player.gears, moves)
    player.gears = 0
    const factory = clan.buildings.GEAR_FACTORY?.level ?? 0
    if (factory === 0) return
    const table = factoryTable(factory)
    for (const reward of table.rows[drawnRow(table, `${seed}:${player.id}:${today}`)]!.rewards)
      if (reward.kind === 'resource') {
        gifts[reward.resource] = (gifts[reward.resource] ?? 0) + reward.amount
        if (reward.resource === 'gears') player.gears += reward.amount
      }
  }

  function visit(player: Player, today: number, list: readonly Clan[]): void {
    if (!player.clan) {
      if (dayOf(player, today)!.level < CLAN_LEVEL) return
      if (player.ready < 0) player.ready = today
      seek(player, today, list)
      return
    }
    const { clan } = player
    memberDays++
    const others = clan.members.filter((member) => member !== player && today - member.seen < 3).length
    if (others <= LONELY && today - player.joined > NEWBIE_DAYS && chance(player, today, 8) < LEAVES_LONELY) {
      takeOut(player, today)
      return
    }
    if (may(player, 'KICK_NEWBIE')) expelAway(player, today)
    if (may(player, 'INVITE')) takeIn(clan, today)
    promote(player, today)
    give(player, today)
    if (may(player, 'START_BUILDING')) build(clan, today, moves)
    beginRaid(clan, 1 + clan.id * days + today, today)
    joinRaid(player, today)
  }

  for (let today = 0; today < days; today++) {
    const list = standing()
      .filter(hasRoom)
      .sort((a, b) => b.level - a.level || b.currentExp - a.currentExp || a.id - b.id)
      .slice(0, CLAN_PAGE)
    const order = players
      .filter((player) => dayOf(player, today) && today <= player.lastDay)
      .sort((a, b) => mix(seed, today, a.id) - mix(seed, today, b.id) || a.id - b.id)
    for (const player of order) {
      player.seen = today
      if (chance(player, today, 4) < habits[player.life.style.name].visits) visit(player, today, list)
    }
    for (const clan of standing()) {
      findStandIn(clan, today)
      if (clan.raid) raids.push(endRaid(clan, today))
    }
    const now = standing()
    const alive = now.filter(({ members }) => members.some((member) => !isAway(member, today)))
    const [held, needed] = [{}, {}] as [Record<string, number>, Record<string, number>]
    const add = (sums: Record<string, number>, more: object) => {
      for (const [stat, amount] of Object.entries(more) as [string, number][]) sums[stat] = (sums[stat] ?? 0) + amount
    }
    for (const clan of alive) {
      add(held, clan.budget)
      add(needed, needsOf(clan))
    }
    evenings.push({
      players: order.length,
      members: players.filter((player) => player.clan && !isAway(player, today)).length,
      ...{ alive: alive.length, founded: clans.length, disbanded: clans.length - now.length, silent: now.length - alive.length },
      levels: alive.map(({ level }) => level),
      buildings: alive.reduce((sum, { buildings }) => sum + Object.values(buildings).reduce((all, { level }) => all + level, 0), 0),
      held,
      needed,
    })
  }
  return { days, players, clans, evenings, raids, moves, gifts, memberDays }
}
