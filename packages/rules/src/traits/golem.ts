import type { Trait } from '../battle/trait.ts'

/** The first blow it takes in a fight does half the damage. */
export const golem: Trait = {
  ward: ({ answer, memory }) => (!answer && memory.taken === 0 ? 50 : 0),
}
