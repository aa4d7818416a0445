import type { Trait } from '../battle/trait.ts'

/** Hits 6 % harder for every round after the first, up to 30 %. */
export const human: Trait = {
  damageBonus: ({ state }) => Math.min(30, 6 * (state.round - 1)),
}
