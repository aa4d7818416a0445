import { isSameRow } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** While it lives, its whole row takes 20 % less damage. */
export const archangel: Trait = {
  allyDamageReduction: ({ self, defender }) => (isSameRow(self, defender) ? 20 : 0),
}
