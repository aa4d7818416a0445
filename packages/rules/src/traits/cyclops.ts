import { column } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Hits 30 % harder against the target straight opposite. */
export const cyclops: Trait = {
  damageBonus: ({ self, defender }) => (column(self) === column(defender) ? 30 : 0),
}
