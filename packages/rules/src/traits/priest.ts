import type { Trait } from '../battle/trait.ts'

/** Can heal an ally by its own attack instead of hitting. */
export const priest: Trait = {
  healsAlly: ({ self }) => self.attack,
}
