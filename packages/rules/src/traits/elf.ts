import type { Trait } from '../battle/trait.ts'

/** Its hits cannot be countered. */
export const elf: Trait = {
  preventsCounter: true,
}
