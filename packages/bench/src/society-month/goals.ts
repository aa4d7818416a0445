// What the month should show, and what it shows.
import { type ClanStat, RaidDifficulty as difficulties } from '@skystair/contract'
import type { SocietyMonth } from './month.ts'
import type { Player } from './society.ts'

/** The days of the fourth week, counted from 0. */
export const LATE = [21, 27] as const
/** Of a hundred newcomers, how many should find a clan in these days. */
export const FINDS = 90
export const FINDS_IN = 2
/** Of a hundred raids, how many should be won. */
export const RAIDS_WON = [30, 90] as const
/** Of a hundred that the next works of clans cost, how many they should hold at most. */
export const HELD = 100
/** Of a hundred raids of each difficulty in these weeks, how many should be won. */
export const EACH_WON = [10, 90] as const
/** The days of the third and the fourth week, counted from 0. */
export const LATER = [14, 27] as const
/** Of a hundred players, how many should be in a clan at the end of the first week. */
export const EARLY_MEMBERS = 20
/** Of a hundred clans that were founded, how many should live at the end. */
export const LIVING = [30, 95] as const

export const percentFallen = (raids: SocietyMonth['raids']): number => (100 * raids.filter(({ fallen }) => fallen).length) / raids.length

/** Returns the raids of each difficulty that began in these days. */
export const raidsByDifficulty = ({ raids }: Pick<SocietyMonth, 'raids'>, [from, until]: readonly [number, number]) =>
  difficulties.map((difficulty) => ({
    difficulty,
    raids: raids.filter((raid) => raid.difficulty === difficulty && from <= raid.day && raid.day <= until),
  }))

/** Returns how many of a hundred players are in a clan in the evening of a day, counted from 0. */
export const memberPercent = ({ evenings }: SocietyMonth, day: number): number => (100 * evenings[day]!.members) / evenings[day]!.players

export const livingPercent = ({ evenings }: SocietyMonth): number => {
  const { alive, founded } = evenings.at(-1)!
  return (100 * alive) / founded
}

/** Returns the sums of all levels of buildings at the end of each week. */
export const buildingsByWeek = ({ evenings }: SocietyMonth): number[] =>
  evenings.filter((_, day) => day % 7 === 6 || day === evenings.length - 1).map(({ buildings }) => buildings)

/** Returns the resources that clans got, each with what living clans hold of a hundred that their next works cost. */
export function heldPercent({ moves, evenings }: Pick<SocietyMonth, 'moves' | 'evenings'>): [stat: keyof ClanStat, percent: number][] {
  const { held, needed } = evenings.at(-1)!
  return (Object.keys(moves) as (keyof ClanStat)[])
    .filter((stat) => moves[stat].gained > 0)
    .map((stat) => [stat, (100 * held[stat]!) / needed[stat]!])
}

/** Returns the players who could join a clan from one of these days on, and played long enough after it to find one. */
export const newcomers = ({ players, days }: SocietyMonth, [from, until]: readonly [number, number]): Player[] =>
  players.filter(({ ready, lastDay }) => from <= ready && ready <= until && Math.min(lastDay, days - 1) >= ready + FINDS_IN)

/** Returns how many of a hundred of these players found a clan within this number of days. */
export const foundWithin = (some: readonly Player[], most: number): number =>
  (100 * some.filter(({ ready, firstClan }) => firstClan >= 0 && firstClan - ready <= most).length) / some.length
