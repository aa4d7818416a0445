// Who comes to the simulated month, and when.
import { DAY } from '@skystair/contract/time'
import { mix } from '@skystair/rules'
import { type Style, styles } from '@skystair/rules/sim'
import type { Morning } from './history.ts'

export type { Morning }

/** A player who will come. */
export interface Plan {
  readonly style: Style
  readonly seed: number
  /** The first day, counted from 0. */
  readonly arrives: number
  /** The hour of waking, by the clock of the ladder. */
  readonly wakes: number
}

export interface Entrant extends Plan {
  readonly history: readonly Morning[]
  place: number
  restUntil: number
  fights: number
}

/** The share of players who are there on the first day, of a hundred; the others come evenly over the month. */
const AT_FIRST = 60

/** Returns players of all temperaments, in the order of their arrival. */
export const plansFor = (count: number, days: number, seed: number): Plan[] =>
  Array.from({ length: count }, (_, i) => {
    const early = Math.trunc((count * AT_FIRST) / 100)
    const arrives = i < early ? 0 : Math.trunc(((i - early) * (days - 1)) / Math.max(1, count - early))
    return { style: styles[i % styles.length]!, seed: 300_001 + 1000 * seed + i, arrives, wakes: mix(seed, i, 1) % 24 }
  })

/** Returns how a player is on a day; undefined before the first night. */
export const morningOf = ({ history, arrives }: Pick<Entrant, 'history' | 'arrives'>, now: number): Morning | undefined =>
  history[Math.trunc(now / DAY) - arrives - 1]
