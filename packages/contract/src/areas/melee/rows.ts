import type { Reward } from '../../economy/reward.ts'

/** The hour of the week in which players can join, in server time (UTC): 0 is Sunday. */
export interface MeleeHour {
  readonly weekday: number
  readonly hour: number
  readonly minutes: number
}

/** The settings of melees. An operator may set another hour. */
export interface MeleeRow extends MeleeHour {
  /** The lowest level of each group: players meet only within their group. */
  readonly groups: readonly number[]
  /** Creatures of a squad that fight, from its first position on. */
  readonly fighters: number
  /** How long the first player waits for the others, in seconds. Squads of the arena take the seats that are still free then. */
  readonly wait: number
  /** How long a player has for a move, in seconds; a player who has asked for more time; a player who did not move in time the last time; and in addition for each move before it that the rules made at once. */
  readonly turn: number
  readonly longTurn: number
  readonly awayTurn: number
  readonly perMove: number
  /** The rewards by place, the winner's first. */
  readonly rewards: readonly (readonly Reward[])[]
}
