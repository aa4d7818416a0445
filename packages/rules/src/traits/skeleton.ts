import type { Trait } from '../battle/trait.ts'

/** Takes 40 % less damage from ranged hits; immune to poison. */
export const skeleton: Trait = {
  immune: ['POISONED'],
  damageReduction: ({ range }) => (range === 'ranged' ? 40 : 0),
}
