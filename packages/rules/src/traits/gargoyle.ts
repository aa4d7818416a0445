import type { Trait } from '../battle/trait.ts'

/** Until it has moved in a round, takes 30 % less. */
export const gargoyle: Trait = {
  ward: ({ self }) => (self.struck ? 0 : 30),
}
