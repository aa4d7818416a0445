import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Whoever kills it catches fire for three moves with a quarter of its attack each. */
export const imp: Trait = {
  fallen: ({ self, killer }) =>
    killer ? [{ do: 'effect', on: killer.id, type: 'FIRED', moves: 3, power: Math.max(1, pct(self.attack, 25)) }] : [],
}
