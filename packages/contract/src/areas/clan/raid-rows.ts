import type { ResourceReward } from '../../economy/reward.ts'
import type { RaidDifficulty } from './enums.ts'

/** The raids of one difficulty. */
export interface RaidRow {
  readonly difficulty: RaidDifficulty
  /** The level that a clan must have. */
  readonly clanLevel: number
  /** Stairs of the tower for each member of the clan. */
  readonly stairs: number
  /** Strength of the squads, in per cent of that of the stair from which the member came. */
  readonly percent: number
  /** Number of squads of a captain, 1 to 4. Several are half as large each, and fight each other too: such a fight is of kind MULTI. */
  readonly captainSquads: number
  /** The reward of a member who took down `stairs` stairs of a tower that fell. */
  readonly rewards: readonly ResourceReward[]
}

/** The raids of clans: how long they last, what stands in the tower, and what its stairs are worth. */
export interface RaidRules {
  /** Number of platforms from one captain to the next. A captain has a full squad. */
  readonly captainEvery: number
  /** The platform after a captain that has a spring. */
  readonly springAt: number
  /** Stairs of the tower that a victory over a captain takes down. Other victories take down one. */
  readonly captainStairs: number
  /** Hours that a raid lasts at most, and that the clan waits after it. */
  readonly hours: number
  readonly waitingHours: number
  /** Gems that skip an hour of the waiting. */
  readonly gemsPerHour: number
  /** Share of the reward if the tower stands at the end, in per cent. */
  readonly standingPercent: number
  /** A member is rewarded for at most this many times `RaidRow.stairs`. */
  readonly maxShares: number
  /** In the order of `RaidDifficulty`. */
  readonly rows: readonly RaidRow[]
}
