import { type Static, Type } from 'typebox'
import { Count, Flag, Time } from '../../schema.ts'

/** The snow world for one player. */
export const SnowWorld = Type.Object({
  /** True if the player has won the stair that entering requires. */
  open: Flag,
  /** The stair that the player must have won. */
  minStair: Count,
  inside: Flag,
  /** Number of platforms that the player can still reach on this visit; outside, on the next one. */
  stepsLeft: Count,
  /** Number of platforms of a whole visit. */
  steps: Count,
  /** When the player may enter next; 0 if that is now, or if the player is inside. */
  returnAt: Time,
  /** Number of the player's visits. */
  visits: Count,
  /** Pairs of snowshoes: each visit wears out one, which adds platforms to it. `steps` includes the next pair. */
  snowshoes: Count,
})
export type SnowWorld = Static<typeof SnowWorld>
