import type { Trait } from '../battle/trait.ts'

/** While it stands, poison, fire and weakness do not stick to its row. */
export const unicorn: Trait = {
  shelters: ['POISONED', 'FIRED', 'WEAKENED'],
}
