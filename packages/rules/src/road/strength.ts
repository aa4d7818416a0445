// Strength of squads by stair. It is fixed by the stair; the levels of a squad follow from it, so that a stair is equally hard whichever kinds live there.
import type { CreatureKind } from '@skystair/contract'
import { fullPower } from '../growth/power.ts'
import { PER_LEVEL, PER_RANK } from '../growth/stats.ts'
import { pct } from '../num.ts'

/**
 * Strength of the guardian's squad at these stairs. Linear between them, and continued above the last. Found with simulated players who use shops, boosters,
 * campaigns, arena and clans: it grows as fast as they do in twenty minutes a day.
 */
export const strengthPoints: readonly (readonly [stair: number, strength: number])[] = [
  [1, 47],
  [2, 97],
  [3, 180],
  [4, 220],
  [5, 250],
  [6, 303],
  [8, 440],
  [10, 588],
  [13, 742],
  [15, 895],
  [20, 1180],
  [25, 1380],
  [30, 1670],
  [40, 2250],
  [50, 2950],
  [60, 3950],
  [65, 4580],
  [70, 5400],
  [80, 7300],
  [90, 9150],
  [100, 10_680],
  [106, 11_450],
  [116, 14_250],
  [130, 17_300],
  [160, 26_500],
  [200, 41_500],
  [400, 108_000],
  [1000, 262_000],
  [6000, 1_212_000],
  // Beyond the story each stair adds much less, so that all figures stay small enough for whole numbers.
  [100_000, 2_000_000],
]

/** Returns the first point, besides the lowest, for which this is true, and the one below it; the last two if there is none. */
function around(holds: (point: (typeof strengthPoints)[number]) => boolean) {
  const next = strengthPoints.findIndex((point, i) => i > 0 && holds(point))
  const i = next < 0 ? strengthPoints.length - 1 : next
  return [strengthPoints[i - 1]!, strengthPoints[i]!] as const
}

/** Returns the strength of the guardian's squad at a stair, in units of `powerOf`. */
export function strengthAt(stair: number): number {
  const [[from, low], [to, high]] = around(([at]) => stair <= at)
  return low + Math.trunc(((stair - from) * (high - low)) / (to - from))
}

/** Returns the highest stair whose guardian's squad is at most this strong; 1 if there is none. */
export function stairOfStrength(strength: number): number {
  const [[from, low], [to, high]] = around(([, most]) => strength < most)
  const stair = from + Math.max(0, Math.trunc(((strength - low) * (to - from)) / (high - low)))
  return stair < to && strengthAt(stair + 1) <= strength ? stair + 1 : stair
}

/** Returns a kind's power at level 1 and rank 0. */
const baseStrength = (kind: CreatureKind): number =>
  fullPower({
    ...kind,
    health: { current: kind.health, total: kind.health },
    skills: kind.skills.map((s) => ({ ...s, valueCurrent: s.valueTotal })),
  })

/**
 * Returns the levels with which these kinds, at these ranks, come closest to a strength without exceeding it. All levels are equal, except that the first
 * creatures are one level higher if that fits. No level is below 1.
 */
export function levelsFor(kinds: readonly CreatureKind[], ranks: readonly number[], strength: number): number[] {
  const weights = kinds.map(baseStrength)
  const perLevel = weights.reduce((sum, w) => sum + w * PER_LEVEL, 0)
  const strengthAtLevel1 = weights.reduce((sum, w, i) => sum + pct(w, 100 + PER_RANK * ranks[i]!), 0)
  const fullLevels = Math.max(0, Math.trunc(((strength - strengthAtLevel1) * 100) / perLevel))
  let remaining = strength - strengthAtLevel1 - pct(fullLevels, perLevel)
  return weights.map((w) => {
    remaining -= pct(w, PER_LEVEL)
    return 1 + fullLevels + (remaining >= 0 ? 1 : 0)
  })
}
