import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Its blow poisons for three moves with 15 % of the blow each. */
export const lizard: Trait = {
  landed: ({ defender, damage }) => [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 3, power: Math.max(1, pct(damage, 15)) }],
}
