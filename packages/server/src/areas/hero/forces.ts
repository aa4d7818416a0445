import type { Creature, ForceV2 } from '@skystair/contract'

/** Forces that can be upgraded at once. */
export const HAMMERS = 2

/** The forces of all of a player's heroes. */
export const forcesOf = (creatures: readonly Pick<Creature, 'forcesV2'>[]): ForceV2[] => creatures.flatMap(({ forcesV2 }) => forcesV2)

/** How many more upgrades of forces can be begun now. */
export const hammersFree = (creatures: readonly Pick<Creature, 'forcesV2'>[], now: number): number =>
  Math.max(0, HAMMERS - forcesOf(creatures).filter(({ readyAt }) => readyAt !== null && readyAt > now).length)
