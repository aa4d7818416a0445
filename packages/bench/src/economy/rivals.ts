// The arena, melees and the snow world, by the rules of the game. The ladder holds the squads of the arena itself.
import type { ArenaLeague, Creature } from '@skystair/contract'
import { MINUTE } from '@skystair/contract/time'
import {
  ARENA_PLACES,
  type ArenaStairs,
  arenaStair,
  DEFENDER_SKILL,
  leagueOf,
  mainId,
  mix,
  opponentPlaces,
  placesBetween,
  powerOf,
  snowContext,
  snowSteps,
  squadAt,
} from '@skystair/rules'
import { fight, playRoad, spendTime, strongestSix } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { arenaLevels, leagueRows } from '@skystair/world/areas/arena/rows'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { type Account, dayOf, give, stairOf, use } from './account.ts'

const stairs = Object.fromEntries(leagueRows.map(({ league, stairs: each }) => [league, each])) as Record<
  ArenaLeague,
  readonly [number, number]
> satisfies ArenaStairs
const ROWS_WON = 3

const rested = (c: Creature): Creature => ({ ...c, health: { current: c.health.total, total: c.health.total }, effects: [] })
const houseSquad = (place: number): Creature[] => squadAt(world, mainId(arenaStair(place, stairs), 0))!.creatures.map(rested)
const randomFor = ({ player }: Account, salt: number) => {
  let n = 0
  return (count: number) => mix(player.seed, player.playTime, salt, n++) % count
}

/** Fights for a place, against the highest rival that looks beatable; and the league's daily reward. */
export function fightOnArena(account: Account, perDay: number): void {
  const { player, style } = account
  if (player.levelProgress.level < arenaLevels.open) return
  if (account.place === 0) account.place = ARENA_PLACES + 1
  else if (use(account, 'arenaReward', 1)) {
    give(account, leagueRows.find(({ league }) => league === leagueOf(account.place))!.rewards, 'arena')
  }
  if (!use(account, 'arena', perDay)) return
  const own = strongestSix(player).map(rested)
  const rivals = opponentPlaces(account.place, ARENA_PLACES + 1, mix(player.seed, account.arenaFights)).filter(
    (place) => place < account.place,
  )
  const power = powerOf(own)
  const target = rivals.find((place) => powerOf(houseSquad(place)) < power) ?? rivals.at(-1)
  if (target === undefined) return
  account.arenaFights++
  const squad = { creatures: houseSquad(target), others: [], bosses: [], skill: DEFENDER_SKILL }
  if (!fight(world, player, style, { isArena: true, stair: stairOf(account), squad, own }, randomFor(account, 1)).won) return
  account.arenaWon++
  account.victories++
  account.place = target
}

/** The weekly melee: a fifth of the players of each temperament takes each place. */
export function joinMelee(account: Account): void {
  const { player } = account
  const inWeek = dayOf(account) % 7
  if (inWeek !== (meleeRow.weekday + 6) % 7 || player.levelProgress.level < meleeRow.groups[0]! || !use(account, 'melee', 1)) return
  spendTime(player, ROWS_WON * MINUTE)
  give(account, meleeRow.rewards[mix(player.seed, dayOf(account)) % meleeRow.rewards.length]!, 'melee')
}

/** One visit to the snow world a day, until the squad is beaten or needs rest. */
export function visitSnow(account: Account, until: number): void {
  const { player, style } = account
  if (stairOf(account) < world.snow.fromStair || !style.takesSideRoads || !use(account, 'snow', 1)) return
  const context = snowContext({
    stair: stairOf(account),
    visit: 1 + dayOf(account),
    steps: snowSteps(world, account.clan.buildings.SNOW_WORLD ?? 0),
  })
  playRoad(world, player, style, placesBetween(world, context, 0, 1e6), until, randomFor(account, 2))
}
