import type { Creature, ForceV2 } from '@skystair/contract'
import { MAX_IMPROVING, pct } from '@skystair/rules'

/** Players can improve forces from this level on. */
export const FORCE_LEVEL = 15
/** The number of hammers that can be bought. */
export const MAX_HAMMERS = 4
/** Price in gems of the first hammer. Each further one costs this amount more than the one before. */
const HAMMER_GEMS = 120

/** Returns the forces of all of a player's heroes. */
export const forcesOf = (creatures: readonly Pick<Creature, 'forcesV2'>[]): ForceV2[] => creatures.flatMap(({ forcesV2 }) => forcesV2)

/** Returns the number of improvements of forces that can still be started now, and the number that can run at once. One that is ready needs no hammer. */
export function hammersOf(
  { hammers }: { readonly hammers: number },
  creatures: readonly Pick<Creature, 'forcesV2'>[],
  now: number,
): { readonly current: number; readonly max: number } {
  const max = MAX_IMPROVING + hammers
  const busy = forcesOf(creatures).filter(({ readyAt }) => readyAt !== null && readyAt > now).length
  return { current: Math.max(0, max - busy), max }
}

/** Returns the price in gems of the next hammer, lower by `discount` per cent; null if no more can be bought. */
export const hammerGems = ({ hammers }: { readonly hammers: number }, discount = 0): number | null =>
  hammers < MAX_HAMMERS ? HAMMER_GEMS * (hammers + 1) - pct(HAMMER_GEMS * (hammers + 1), discount) : null
