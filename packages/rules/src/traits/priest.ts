import type { Trait } from '../battle/trait.ts'

/** May choose an ally and mend them by as much as its own attack. */
export const priest: Trait = {
  mends: ({ self }) => self.attack,
}
