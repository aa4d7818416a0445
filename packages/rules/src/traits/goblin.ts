import { alliesOf } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Hits 8 % harder for every living ally. */
export const goblin: Trait = {
  damageBonus: ({ state, self }) => 8 * alliesOf(state, self).length,
}
