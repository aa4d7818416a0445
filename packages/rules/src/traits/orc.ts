import type { Trait } from '../battle/trait.ts'

/** Its first hit of the battle is 50 % harder. */
export const orc: Trait = {
  damageBonus: ({ memory }) => (memory.hits === 0 ? 50 : 0),
}
