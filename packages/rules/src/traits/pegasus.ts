import { column } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; the ally in front of it or behind it takes 25 % less damage. */
export const pegasus: Trait = {
  range: 'flying',
  allyDamageReduction: ({ self, defender }) => (defender.id !== self.id && column(self) === column(defender) ? 25 : 0),
}
