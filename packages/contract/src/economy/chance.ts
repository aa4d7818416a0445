import type { Reward } from './reward.ts'

/** What is drawn as often as its weight, a whole number, is of the weights of its table. */
export interface ChanceRow {
  readonly weight: number
  readonly rewards: readonly Reward[]
}

/** Something drawn by chance: the wheel, a chest. The published odds and the draws come from the same rows. */
export interface ChanceTable {
  /** Stable for ever: seeds and references go by it. */
  readonly id: string
  readonly rows: readonly ChanceRow[]
}
