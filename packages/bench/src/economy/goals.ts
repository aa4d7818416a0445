// How the players of a month fare against what the game wants: how often they win, how long a defeat makes them wait.
import { MINUTE } from '@skystair/contract/time'
import { battlesOf, mean, type Style, wonPercent } from '@skystair/rules/sim'
import type { Month } from './month.ts'

/** A month's payer may be this much further than a steady player who pays nothing. */
export const MOST_AHEAD = 1.25
/** Of a hundred battles, what players win in the first week, and what a steady player wins in each. */
export const WON_FIRST: Readonly<Record<Style['name'], readonly [number, number]>> = {
  careless: [55, 65],
  steady: [65, 75],
  clever: [75, 85],
}
export const STEADY_WEEK: readonly [number, number] = [60, 80]
/** The most that a clever player wins of a hundred battles in any week, and the least that anybody wins in a band of five stairs. */
export const CLEVER_MOST = 92
export const LEAST_IN_BAND = 50
/** Where a steady player is after a week. */
export const STEADY_STAIRS: readonly [number, number] = [22, 38]
/** The longest wait after a defeat, in minutes, up to this stair. */
export const LONGEST_WAIT = 10
export const WAIT_UP_TO = 20

/** Battles that are too few say little. */
const ENOUGH = 30
const BAND = 5

type Played = Pick<Month, 'players'>

/** Returns the share of battles won in each whole week. */
export function wonByWeek({ players, stairsByDay }: Month): number[] {
  const all = battlesOf(players)
  const weeks = Math.max(1, Math.trunc(stairsByDay.length / 7))
  return Array.from({ length: weeks }, (_, week) => wonPercent(all.filter(({ day }) => Math.trunc(day / 7) === week)))
}

export interface Band {
  readonly from: number
  readonly won: number
  readonly battles: number
}

/** Returns the share of battles won in each band of five stairs where there were enough of them. */
export function bandsOf(months: readonly Played[], enough = ENOUGH): Band[] {
  const all = months.flatMap(({ players }) => battlesOf(players))
  const bandOf = ({ stair }: { stair: number }) => 1 + BAND * Math.trunc((stair - 1) / BAND)
  return [...new Set(all.map(bandOf))]
    .sort((a, b) => a - b)
    .map((from) => ({ from, battles: all.filter((battle) => bandOf(battle) === from) }))
    .filter(({ battles }) => battles.length >= enough)
    .map(({ from, battles }) => ({ from, won: wonPercent(battles), battles: battles.length }))
}

/** Returns the band in which least was won. */
export const worstBand = (months: readonly Played[], enough = ENOUGH): Band | undefined =>
  bandsOf(months, enough).sort((a, b) => a.won - b.won)[0]

/** Returns the longest wait after a defeat up to the stair, in minutes. */
export const longestWait = (months: readonly Played[]): number =>
  months
    .flatMap(({ players }) => battlesOf(players))
    .filter(({ stair }) => stair <= WAIT_UP_TO)
    .reduce((longest, { wait }) => Math.max(longest, wait), 0) / MINUTE

/** Returns the mean stair at the end of a day, counted from 0. */
export const stairAfter = ({ stairsByDay }: Pick<Month, 'stairsByDay'>, day: number): number =>
  mean(stairsByDay[day] ?? [], (stair) => stair)
