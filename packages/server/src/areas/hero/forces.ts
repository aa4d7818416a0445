import type { Creature, ForceV2 } from '@skystair/contract'

/** Gifts that can grow at once. */
export const HAMMERS = 2

/** The gifts of all of a player's heroes. */
export const giftsOf = (creatures: readonly Pick<Creature, 'forcesV2'>[]): ForceV2[] => creatures.flatMap(({ forcesV2 }) => forcesV2)

/** How many more gifts can be begun now. */
export const hammersFree = (creatures: readonly Pick<Creature, 'forcesV2'>[], now: number): number =>
  Math.max(0, HAMMERS - giftsOf(creatures).filter(({ readyAt }) => readyAt !== null && readyAt > now).length)
