import type { Trait } from '../battle/trait.ts'

/** Takes 30 % less damage until it has moved in a round. */
export const gargoyle: Trait = {
  damageReduction: ({ self }) => (self.struck ? 0 : 30),
}
