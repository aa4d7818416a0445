// The arena's ladder: places that players take from each other, and the league of each place.
import { mix } from '../mix.ts'

/** The leagues from the top, each with its last place. */
export const leagues = [
  ['CHAMPIONS', 10],
  ['MASTER', 50],
  ['DIAMOND', 150],
  ['GOLD', 400],
  ['SILVER', 1000],
  ['BRONZE', 2500],
  ['STONE', 6000],
  ['WOODEN', 15_000],
  ['NOVICE', Number.MAX_SAFE_INTEGER],
] as const
export type League = (typeof leagues)[number][0]

/** How well a defender's squad is played, 0 to 100. */
export const DEFENDER_SKILL = 80
/** Near the top, an opponent is at most this number of places above the attacker. */
export const MAX_PLACES_ABOVE = 10
/** Further down, an opponent may be above by the attacker's place divided by this, so that new players reach their level in a few fights. */
const ONE_IN = 5
/** This number of places have a squad of the arena until a player takes them. New players begin below. */
export const ARENA_PLACES = 20_000
/** Number of opponents that a player can choose from, and the number of them that are above, if the ladder has enough places. */
export const OPPONENTS = 5
const ABOVE = 4

/** Returns the league of a place, counted from 1. */
export const leagueOf = (place: number): League => leagues.find(([, last]) => place <= last)![0]

/** Returns the first and the last place of a league. The lowest league returns the last place of the arena's squads, although players have further places. */
export function placesOf(league: League): readonly [first: number, last: number] {
  const index = leagues.findIndex(([name]) => name === league)
  return [(leagues[index - 1]?.[1] ?? 0) + 1, Math.min(leagues[index]![1], ARENA_PLACES)]
}

/** Returns the highest number of places that an opponent may be above the attacker. */
export const reachOf = (place: number): number => Math.max(MAX_PLACES_ABOVE, Math.trunc(place / ONE_IN))

/**
 * Returns the places of a player's opponents, the highest first: most of them spread over the reach above, the others directly below. `last` is the ladder's
 * last place. The same seed gives the same places.
 */
export function opponentPlaces(place: number, last: number, seed: number): readonly number[] {
  const reach = Math.min(place - 1, reachOf(place))
  const below = Math.min(last - place, OPPONENTS - Math.min(ABOVE, reach))
  const above = Math.min(reach, OPPONENTS - below)
  const spread = Array.from({ length: above }, (_, i) => {
    const [from, until] = [Math.trunc((i * reach) / above), Math.trunc(((i + 1) * reach) / above)]
    return place - 1 - from - (mix(seed, i) % (until - from))
  })
  return [...spread.reverse(), ...Array.from({ length: below }, (_, i) => place + 1 + i)]
}

/** The stairs whose guardians are the squads of each league, for its last place and for its first. */
export type ArenaStairs = Readonly<Record<League, readonly [last: number, first: number]>>

/** Returns the stair whose guardian is the squad of a place without a player. */
export function arenaStair(place: number, stairs: ArenaStairs): number {
  const league = leagueOf(place)
  const [first, last] = placesOf(league)
  const [low, high] = stairs[league]
  return high - Math.trunc(((high - low) * (Math.min(place, last) - first)) / Math.max(1, last - first))
}

/** Returns the ladder after a battle: a winner swaps places with an opponent above. Returns the same array if nothing changes. */
export function ladderAfterAttack<T>(ladder: readonly T[], attacker: number, defender: number, won: boolean): readonly T[] {
  if (!won || defender >= attacker) return ladder
  return ladder.map((entry, i) => (i === defender ? ladder[attacker]! : i === attacker ? ladder[defender]! : entry))
}
