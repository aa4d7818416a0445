import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Its blow sets the target on fire for two moves with a fifth of the blow each. */
export const salamander: Trait = {
  landed: ({ defender, damage }) => [{ do: 'effect', on: defender.id, type: 'FIRED', moves: 2, power: Math.max(1, pct(damage, 20)) }],
}
