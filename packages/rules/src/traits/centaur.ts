import type { Trait } from '../battle/trait.ts'

/** In the first round hits both rows and 25 % harder. */
export const centaur: Trait = {
  range: ({ state }) => (state.round === 1 ? 'ranged' : 'melee'),
  damageBonus: ({ state }) => (state.round === 1 ? 25 : 0),
}
