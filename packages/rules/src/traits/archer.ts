import { isFrontRow } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Hits both rows; hits the back row 20 % harder. */
export const archer: Trait = {
  range: 'ranged',
  damageBonus: ({ defender }) => (isFrontRow(defender) ? 0 : 20),
}
