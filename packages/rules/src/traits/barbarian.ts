import type { Trait } from '../battle/trait.ts'

/** Having killed, may strike again, once a round. */
export const barbarian: Trait = {
  again: true,
}
