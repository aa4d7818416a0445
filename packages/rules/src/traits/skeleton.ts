import type { Trait } from '../battle/trait.ts'

/** Blows from afar do it 40 % less, and poison does not take it. */
export const skeleton: Trait = {
  immune: ['POISONED'],
  ward: ({ reach }) => (reach === 'far' ? 40 : 0),
}
