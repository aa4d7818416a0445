// Figures from simulated players: plain sums and means, for tables and for tests.
import type { CreatureClass } from '@skystair/contract'
import { type Fought, idle, type Traveller } from './traveller.ts'

const HOUR = 60 * 60 * 1000

/** The mean of what `figure` says of each; 0 of none. */
export const mean = <T>(of: readonly T[], figure: (one: T) => number): number =>
  of.length === 0 ? 0 : of.reduce((sum, one) => sum + figure(one), 0) / of.length

/** Per cent of the fights that were won. */
export const wonPercent = (fights: readonly Fought[]): number => 100 * mean(fights, ({ won }) => (won ? 1 : 0))

export const fightsOf = (travellers: readonly Traveller[]): Fought[] => travellers.flatMap(({ fights }) => fights)

/** Hours awake that a player went without winning anything, at the longest. */
export const longestIdle = (t: Traveller): number => Math.max(t.longest, idle(t)) / HOUR

export interface Band {
  readonly from: number
  readonly to: number
  readonly fights: number
  /** Per cent won of all fights, and of those against guardians. */
  readonly won: number
  readonly guardians: number
  readonly moves: number
  /** Fights for each stair won. */
  readonly perStair: number
}

/** Fights by stair, in bands that begin at those stairs; the last ends at `last`. Bands without a guardian's fight are left out. */
export function bands(fights: readonly Fought[], starts: readonly number[], last: number): Band[] {
  return starts.flatMap((from, i) => {
    const to = (starts[i + 1] ?? last + 1) - 1
    const here = fights.filter(({ stair }) => from <= stair && stair <= to)
    const guardians = here.filter(({ guardian }) => guardian)
    if (guardians.length === 0) return []
    const climbed = guardians.filter(({ won }) => won).length
    return [
      {
        from,
        to,
        fights: here.length,
        won: wonPercent(here),
        guardians: wonPercent(guardians),
        moves: mean(here, ({ moves }) => moves),
        perStair: here.length / Math.max(1, climbed),
      },
    ]
  })
}

/** For each class that fought on a player's side: in how many fights, and how many of those were won. A fight counts once for a class. */
export function usage(fights: readonly Fought[]): Map<CreatureClass, { fights: number; wins: number }> {
  const found = new Map<CreatureClass, { fights: number; wins: number }>()
  for (const { classes, won } of fights) {
    for (const cls of new Set(classes)) {
      const row = found.get(cls) ?? { fights: 0, wins: 0 }
      found.set(cls, { fights: row.fights + 1, wins: row.wins + (won ? 1 : 0) })
    }
  }
  return found
}
