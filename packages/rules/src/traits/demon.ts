import type { Trait } from '../battle/trait.ts'
import { has } from '../battle/view.ts'

/** Fire does not take it, and it strikes the burning half as hard again. */
export const demon: Trait = {
  immune: ['FIRED'],
  strike: ({ defender }) => (has(defender, 'FIRED') ? 50 : 0),
}
