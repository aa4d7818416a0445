import type { Trait } from '../battle/trait.ts'
import { column } from '../battle/view.ts'

/** Strikes 30 % harder at whoever stands straight across. */
export const cyclops: Trait = {
  strike: ({ self, defender }) => (column(self) === column(defender) ? 30 : 0),
}
