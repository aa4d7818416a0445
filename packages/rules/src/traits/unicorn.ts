import type { Trait } from '../battle/trait.ts'

/** While it lives, its row cannot be poisoned, set on fire or weakened. */
export const unicorn: Trait = {
  rowImmune: ['POISONED', 'FIRED', 'WEAKENED'],
}
