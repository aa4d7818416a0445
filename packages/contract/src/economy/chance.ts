import type { Reward } from './reward.ts'

/** A row of a table that is drawn from by chance. Its probability is its weight, a whole number, divided by the sum of the weights. */
export interface ChanceRow {
  readonly weight: number
  readonly rewards: readonly Reward[]
}

/** A table that is drawn from by chance, such as the wheel or a chest. The published odds and the draws use the same rows. */
export interface ChanceTable {
  /** Never changes: seeds and references contain it. */
  readonly id: string
  readonly rows: readonly ChanceRow[]
}
