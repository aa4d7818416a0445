import type { Trait } from '../battle/trait.ts'
import { column } from '../battle/view.ts'

/** Flies over the front row; whoever stands in front of it or behind it takes a quarter less. */
export const pegasus: Trait = {
  reach: 'flight',
  guard: ({ self, defender }) => (defender.id !== self.id && column(self) === column(defender) ? 25 : 0),
}
