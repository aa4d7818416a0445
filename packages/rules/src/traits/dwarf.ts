import type { Trait } from '../battle/trait.ts'

/** Cannot be frozen, stunned or weakened. */
export const dwarf: Trait = {
  immune: ['FROZEN', 'STUNNED', 'WEAKENED'],
}
