// How strong those are who live at a stair. The road says how strong a squad is; its levels follow. So a stair of weak kinds is no gift and one of
// strong kinds no wall, whoever is drawn there.
import type { CreatureKind } from '@skystair/contract'
import { fullPower } from '../growth/power.ts'
import { PER_LEVEL, PER_RANK } from '../growth/stats.ts'
import { pct } from '../num.ts'

/** Strength of the guardian's squad on the first stairs. */
const first = [47, 97, 155, 165, 205] as const
/** And from a stair on: so much there, and so much more with every stair. Steep while a squad fills up, straight for the rest of the road. */
const slopes = [
  { from: 115, strength: 2690, step: 27 },
  { from: 30, strength: 990, step: 20 },
  { from: 12, strength: 552, step: 24 },
  { from: 6, strength: 236, step: 52 },
] as const

/** How strong the guardian's squad of a stair is, as `powerOf` weighs it. */
export function strengthAt(stair: number): number {
  const slope = slopes.find(({ from }) => stair >= from)
  return slope ? slope.strength + (stair - slope.from) * slope.step : first[stair - 1]!
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
