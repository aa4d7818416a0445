// What the month should show, and what it shows.
import { DAY, MINUTE } from '@skystair/contract/time'
import { type League, leagueOf, leagues } from '@skystair/rules'
import type { Style } from '@skystair/rules/sim'
import { arenaRest } from '@skystair/world/areas/arena/rows'
import type { ArenaMonth, Fight } from './month.ts'

const WEEK = 7 * DAY
/** The days of the week of the late newcomers, counted from 0. */
export const LATE = [21, 27] as const
/** Of a hundred fights, how many newcomers should win. */
export const EVEN = [40, 60] as const

/** Of a hundred players, how many one league may have. */
export const LARGEST = 50

export const percentWon = (fights: readonly Fight[]): number => (100 * fights.filter(({ won }) => won).length) / fights.length

/** Returns the fights that players who arrived on these days began. */
export const fightsOfArrivals = ({ fights, plans }: ArenaMonth, [from, until]: readonly [number, number]): Fight[] =>
  fights.filter(({ attacker }) => from <= plans[attacker]!.arrives && plans[attacker]!.arrives <= until)

/** Returns the fights of a week, counted from 0, that players of a temperament began. */
export const fightsOf = ({ fights, plans }: ArenaMonth, style: Style['name'], week: number): Fight[] =>
  fights.filter(({ attacker, at }) => plans[attacker]!.style.name === style && Math.trunc(at / WEEK) === week)

/** Returns how many players have a place in each league at the end of a day, counted from 0. */
export function playersByLeague({ places }: Pick<ArenaMonth, 'places'>, day: number): Map<League, number> {
  const counts = new Map<League, number>(leagues.map(([league]) => [league, 0]))
  for (const place of places[day]!) if (place > 0) counts.set(leagueOf(place), counts.get(leagueOf(place))! + 1)
  return counts
}

/** Returns how many of a hundred players the largest league has at the end. */
export function largestLeague(month: Pick<ArenaMonth, 'places'>): number {
  const counts = [...playersByLeague(month, month.places.length - 1).values()]
  return (100 * Math.max(...counts)) / counts.reduce((sum, count) => sum + count, 0)
}

const mostOf = (keys: readonly string[]): number => {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return Math.max(0, ...counts.values())
}
const dayOf = ({ at }: Fight): number => Math.trunc(at / DAY)

/** Returns the most places that one player won from the same other player in a day. */
export const mostFromOne = (fights: readonly Fight[]): number =>
  mostOf(fights.filter(({ taken, defender }) => taken && defender !== null).map((f) => `${dayOf(f)}:${f.attacker}:${f.defender}`))

/** Returns the most attacks on one player in a day. */
export const mostAttacks = (fights: readonly Fight[]): number =>
  mostOf(fights.filter(({ defender }) => defender !== null).map((f) => `${dayOf(f)}:${f.defender}`))

/** Returns the most places that one player lost to all others in a day. */
export const mostLost = (fights: readonly Fight[]): number =>
  mostOf(fights.filter(({ taken, defender }) => taken && defender !== null).map((f) => `${dayOf(f)}:${f.defender}`))

/** Returns the shortest time between two fights of one player, in minutes. */
export function shortestRest(fights: readonly Fight[]): number {
  const last = new Map<number, number>()
  let shortest = Number.POSITIVE_INFINITY
  for (const { attacker, at } of fights) {
    shortest = Math.min(shortest, at - (last.get(attacker) ?? Number.NEGATIVE_INFINITY))
    last.set(attacker, at)
  }
  return shortest / MINUTE
}

export const isRested = (fights: readonly Fight[]): boolean => shortestRest(fights) >= arenaRest.minutes
