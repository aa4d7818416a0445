import type { Trait } from '../battle/trait.ts'

/** No blow takes more than a third of its full health at once. */
export const knight: Trait = {
  cap: ({ self }) => Math.max(1, Math.trunc(self.health.total / 3)),
}
