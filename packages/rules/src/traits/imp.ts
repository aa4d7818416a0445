import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Sets its killer on fire for three moves: 25 % of its attack per move. */
export const imp: Trait = {
  onDeath: ({ self, killer }) =>
    killer ? [{ do: 'effect', on: killer.id, type: 'FIRED', moves: 3, power: Math.max(1, pct(self.attack, 25)) }] : [],
}
