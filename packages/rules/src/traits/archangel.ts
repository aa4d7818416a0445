import type { Trait } from '../battle/trait.ts'
import { sameRow } from '../battle/view.ts'

/** While it stands, everyone in its row takes a fifth less. */
export const archangel: Trait = {
  guard: ({ self, defender }) => (sameRow(self, defender) ? 20 : 0),
}
