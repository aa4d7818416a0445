import type { Gain } from '@skystair/contract'

/** One gain of each kind, in the order in which they first came. */
export function merged(gains: readonly Gain[]): Gain[] {
  const sums = new Map<string, number>()
  for (const { kind, amount } of gains) sums.set(kind, (sums.get(kind) ?? 0) + amount)
  return [...sums].map(([kind, amount]) => ({ kind, amount }))
}
