// What players of each temperament do, as chances in a thousand.
import type { Style } from '@skystair/rules/sim'

export interface Habits {
  /** Of all days, those with a visit to the clan. */
  readonly visits: number
  /** A day, that the player never comes back. */
  readonly quits: number
  /** That the player wants to found a clan; and that somebody does who has found none in some days, each day. */
  readonly founds: number
  readonly foundsLater: number
  /** Of what a day brings, what goes to the clan; and whether only what its works need. */
  readonly gives: number
  readonly givesNeeded: boolean
  /** Hours of the day of the visits to a raid. */
  readonly raids: readonly number[]
}

export const habits: Readonly<Record<Style['name'], Habits>> = {
  careless: { visits: 500, quits: 30, founds: 10, foundsLater: 10, gives: 100, givesNeeded: false, raids: [5, 14] },
  steady: { visits: 800, quits: 15, founds: 30, foundsLater: 30, gives: 200, givesNeeded: true, raids: [0, 10, 14] },
  clever: { visits: 950, quits: 10, founds: 50, foundsLater: 60, gives: 250, givesNeeded: true, raids: [0, 5, 10, 14] },
}

/** A day, that a member leaves a clan in which hardly anybody else plays. */
export const LEAVES_LONELY = 250
/** In such a clan, at most this number of members plays besides the player. */
export const LONELY = 2
/** Clans to which a player without one applies in a day, from the first page of the list. */
export const APPLICATIONS = 3
/** Days after which a newbie becomes a participant. */
export const NEWBIE_DAYS = 3
/** Deputies and representatives that a leader wants. */
export const DEPUTIES = 2
export const REPRESENTATIVES = 3
/** Days after which somebody without a clan thinks of founding one. */
export const PATIENCE = 2
