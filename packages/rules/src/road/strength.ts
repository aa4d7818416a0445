// Strength of squads by stair. It is fixed by the stair; the levels of a squad follow from it, so that a stair is equally hard whichever kinds live there.
import type { CreatureKind } from '@skystair/contract'
import { fullPower } from '../growth/power.ts'
import { PER_LEVEL, PER_RANK } from '../growth/stats.ts'
import { pct } from '../num.ts'

/** Strength of the guardian's squad at these stairs. Linear between them, and continued above the last. */
export const strengthPoints: readonly (readonly [stair: number, strength: number])[] = [
  [1, 47],
  [2, 97],
  [3, 180],
  [4, 220],
  [5, 250],
  [6, 282],
  [10, 488],
  [15, 658],
  [20, 780],
  [25, 905],
  [30, 1058],
  [40, 1380],
  [50, 1525],
  [60, 1755],
  [80, 2195],
  [100, 2620],
  [110, 2900],
  [130, 3700],
  [160, 4880],
  [200, 7400],
  [6000, 372_800],
  // Beyond the story each stair adds about a quarter as much, so that all figures stay small enough for whole numbers.
  [100_000, 2_000_000],
]

/** Returns the strength of the guardian's squad at a stair, in units of `powerOf`. */
export function strengthAt(stair: number): number {
  const next = strengthPoints.findIndex(([at], i) => i > 0 && stair <= at)
  const i = next < 0 ? strengthPoints.length - 1 : next
  const [[from, low], [to, high]] = [strengthPoints[i - 1]!, strengthPoints[i]!]
  return low + Math.trunc(((stair - from) * (high - low)) / (to - from))
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
