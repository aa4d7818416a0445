import type { Trait } from '../battle/trait.ts'

/** From the third round on strikes 35 % harder. */
export const werewolf: Trait = {
  strike: ({ state }) => (state.round >= 3 ? 35 : 0),
}
