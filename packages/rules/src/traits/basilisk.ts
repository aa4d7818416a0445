import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Poisons anyone that hits it, except from range, for two moves: 20 % of its attack per move. */
export const basilisk: Trait = {
  afterBeingHit: ({ self, attacker, range }) =>
    range === 'ranged' ? [] : [{ do: 'effect', on: attacker.id, type: 'POISONED', moves: 2, power: Math.max(1, pct(self.attack, 20)) }],
}
