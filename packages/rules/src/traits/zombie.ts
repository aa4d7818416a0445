import type { Trait } from '../battle/trait.ts'

/** The first deadly blow of a fight leaves it with 1 health. */
export const zombie: Trait = {
  once: 'holds',
  holds: () => true,
}
