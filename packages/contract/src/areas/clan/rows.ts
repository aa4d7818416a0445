import type { ClanStat } from './entities.ts'

/** What the next level of a building needs, and what members have from it then. */
export interface BuildingLevel {
  /** Paid from the budget. */
  readonly price: Partial<ClanStat>
  readonly hours: number
  /** The level that the clan needs. */
  readonly clanLevel: number
  /** See `Building.effect`. */
  readonly effect: number
}
