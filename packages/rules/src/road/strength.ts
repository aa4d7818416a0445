// How strong those are who live at a stair. The road says how strong a squad is; its levels follow. So a stair of weak kinds is no gift and one of
// strong kinds no wall, whoever is drawn there.
import type { CreatureKind } from '@skystair/contract'
import { fullPower } from '../growth/power.ts'
import { PER_LEVEL, PER_RANK } from '../growth/stats.ts'
import { pct } from '../num.ts'

/** How strong the guardian's squad is at these stairs; between them it grows evenly, and above the last as it did before it. */
export const knots: readonly (readonly [stair: number, strength: number])[] = [
  [1, 47],
  [2, 97],
  [3, 155],
  [4, 165],
  [5, 205],
  [6, 282],
  [10, 488],
  [15, 662],
  [20, 760],
  [30, 1035],
  [40, 1360],
  [50, 1525],
  [60, 1770],
  [80, 2230],
  [100, 2620],
  [130, 3820],
  [160, 5380],
  [200, 8000],
]

/** How strong the guardian's squad of a stair is, as `powerOf` weighs it. */
export function strengthAt(stair: number): number {
  const next = knots.findIndex(([at], i) => i > 0 && stair <= at)
  const i = next < 0 ? knots.length - 1 : next
  const [[from, low], [to, high]] = [knots[i - 1]!, knots[i]!]
  return low + Math.trunc(((stair - from) * (high - low)) / (to - from))
}

/** A kind's strength at level 1 and rank 0. */
const plain = (kind: CreatureKind): number =>
  fullPower({
    ...kind,
    health: { current: kind.health, total: kind.health },
    skills: kind.skills.map((s) => ({ ...s, valueCurrent: s.valueTotal })),
  })

/**
 * Levels that bring those kinds, at those ranks, as near to a strength as whole levels can without passing it: even ones, the first of them a level
 * higher where that fits. Nobody is below level 1.
 */
export function levelsFor(kinds: readonly CreatureKind[], ranks: readonly number[], strength: number): number[] {
  const weights = kinds.map(plain)
  const perLevel = weights.reduce((sum, w) => sum + w * PER_LEVEL, 0)
  const ranked = weights.reduce((sum, w, i) => sum + pct(w, 100 + PER_RANK * ranks[i]!), 0)
  const even = Math.max(0, Math.trunc(((strength - ranked) * 100) / perLevel))
  let left = strength - ranked - pct(even, perLevel)
  return weights.map((w) => {
    left -= pct(w, PER_LEVEL)
    return 1 + even + (left >= 0 ? 1 : 0)
  })
}
