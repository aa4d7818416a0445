import type { Trait } from '../battle/trait.ts'

/** Counterattacks with its full attack. */
export const monk: Trait = {
  counterPercent: 100,
}
