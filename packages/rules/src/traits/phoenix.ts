import type { Trait } from '../battle/trait.ts'

/** Once a fight rises after death with half of its health. */
export const phoenix: Trait = {
  once: 'fallen',
  fallen: ({ self }) => [{ do: 'raise', on: self.id, health: Math.trunc(self.health.total / 2) }],
}
