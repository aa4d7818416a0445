import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Whoever strikes it from close by is poisoned for two moves with 20 % of its attack each. */
export const basilisk: Trait = {
  struck: ({ self, attacker, reach }) =>
    reach === 'far' ? [] : [{ do: 'effect', on: attacker.id, type: 'POISONED', moves: 2, power: Math.max(1, pct(self.attack, 20)) }],
}
