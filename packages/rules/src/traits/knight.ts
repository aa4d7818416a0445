import type { Trait } from '../battle/trait.ts'

/** No hit takes more than a third of its full health. */
export const knight: Trait = {
  maxDamage: ({ self }) => Math.max(1, Math.trunc(self.health.total / 3)),
}
