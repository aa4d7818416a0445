// Boosters: more experience, more health, or quicker recovery for some hours; sets of all three are named after metals.
import type { BoosterFamily, BoosterSize } from '@skystair/contract'

/** A booster works for some hours and raises what its family names by `percent`; COMPLEX raises all three. Texts: `booster.<key>.name` and `.about`. */
export interface BoosterItem {
  /** Number used in calls. Never changes. */
  readonly id: number
  readonly key: string
  readonly family: BoosterFamily
  readonly size: BoosterSize
  readonly percent: number
  readonly hours: number
}

type Row = readonly [id: number, key: string, family: BoosterFamily, size: BoosterSize, percent: number, hours: number]

const rows: readonly Row[] = [
  [1, 'exp_small', 'EXP', 'SMALL', 100, 1],
  [2, 'exp_middle', 'EXP', 'MIDDLE', 100, 8],
  [3, 'exp_big', 'EXP', 'BIG', 100, 24],
  [4, 'health_small', 'HEALTH', 'SMALL', 25, 1],
  [5, 'health_middle', 'HEALTH', 'MIDDLE', 25, 8],
  [6, 'health_big', 'HEALTH', 'BIG', 25, 24],
  [7, 'recover_small', 'RECOVER', 'SMALL', 100, 1],
  [8, 'recover_middle', 'RECOVER', 'MIDDLE', 100, 8],
  [9, 'recover_big', 'RECOVER', 'BIG', 100, 24],
  [10, 'set_silver', 'COMPLEX', 'SMALL', 100, 1],
  [11, 'set_gold', 'COMPLEX', 'MIDDLE', 100, 24],
  [12, 'set_platinum', 'COMPLEX', 'BIG', 100, 72],
]

export const boosters: readonly BoosterItem[] = rows.map(([id, key, family, size, percent, hours]) => ({
  id,
  key,
  family,
  size,
  percent,
  hours,
}))
