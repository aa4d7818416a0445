// Stateless hashing of small whole numbers, for everything that is the same for every player: the road, its squads, its gains.

/** Returns an unsigned 32-bit hash of whole numbers (of their low 32 bits). */
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

/** Returns a whole number from 0 to `count` − 1, always the same for the same parts. */
export const pick = (count: number, ...parts: number[]): number => mix(...parts) % count

/** Returns one of the items, chosen by weight, always the same for the same parts. Needs at least one item; weights are not negative. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number, ...parts: number[]): T {
  let remaining = pick(
    items.reduce((sum, item) => sum + weightOf(item), 0),
    ...parts,
  )
  for (const item of items) {
    remaining -= weightOf(item)
    if (remaining < 0) return item
  }
  return items[items.length - 1]!
}
