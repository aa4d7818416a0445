import type { Price } from '../../economy/price.ts'
import type { Reward } from '../../economy/reward.ts'
import type { ArenaLeague } from './enums.ts'

/** A league of the arena. Texts: `arena.league.<league>`; picture: `league/<league>`. */
export interface LeagueRow {
  readonly league: ArenaLeague
  /** The stairs whose guardians are the arena's squads, for the last place of the league and for the first. */
  readonly stairs: readonly [last: number, first: number]
  /** The daily reward of a player in the league. */
  readonly rewards: readonly Reward[]
}

/** The rest after a fight, and the price of ending it at once. */
export interface ArenaRestRow {
  readonly minutes: number
  /** The player pays one of these. */
  readonly prices: readonly Price[]
  /** How often a day a player can end the rest. */
  readonly perDay: number
}
