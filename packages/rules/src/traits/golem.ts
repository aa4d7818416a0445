import type { Trait } from '../battle/trait.ts'

/** The first hit that it takes in a battle deals half the damage. */
export const golem: Trait = {
  damageReduction: ({ isCounter, memory }) => (!isCounter && memory.taken === 0 ? 50 : 0),
}
