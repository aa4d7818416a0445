import type { Trait } from '../battle/trait.ts'

/** Strikes both rows and ignores half of the defence. */
export const mage: Trait = {
  reach: 'far',
  pierce: 50,
}
