// Hashing of small whole numbers for what must be the same for everyone and needs no state: the road, its squads, its gains.

/** A well-mixed unsigned 32-bit number from any whole numbers (their low 32 bits count). */
export function mix(...parts: number[]): number {
  let h = 0x9e3779b9
  for (const part of parts) {
    h = Math.imul(h ^ (part | 0), 0x85ebca6b)
    h ^= h >>> 13
    h = Math.imul(h, 0xc2b2ae35)
    h ^= h >>> 16
    h = (h + 0x7f4a7c15) | 0
  }
  h ^= h >>> 15
  return h >>> 0
}

/** 0 … `sides` − 1, the same for the same parts. */
export const pick = (sides: number, ...parts: number[]): number => mix(...parts) % sides

/** One of the things by their weights, the same for the same parts. There is at least one, and no weight below 0. */
export function weighted<T>(things: readonly T[], weightOf: (thing: T) => number, ...parts: number[]): T {
  let left = pick(
    things.reduce((sum, thing) => sum + weightOf(thing), 0),
    ...parts,
  )
  for (const thing of things) {
    left -= weightOf(thing)
    if (left < 0) return thing
  }
  return things[things.length - 1]!
}
