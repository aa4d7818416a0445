import type { Trait } from '../battle/trait.ts'

/** Hits both rows and ignores half of the defence. */
export const mage: Trait = {
  range: 'ranged',
  ignoredDefence: 50,
}
