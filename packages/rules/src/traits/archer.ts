import type { Trait } from '../battle/trait.ts'
import { inFront } from '../battle/view.ts'

/** Strikes both rows, and those in the back row a fifth harder. */
export const archer: Trait = {
  reach: 'far',
  strike: ({ defender }) => (inFront(defender) ? 0 : 20),
}
