import type { Trait } from '../battle/trait.ts'

/** From the third round on hits 35 % harder. */
export const werewolf: Trait = {
  damageBonus: ({ state }) => (state.round >= 3 ? 35 : 0),
}
