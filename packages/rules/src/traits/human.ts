import type { Trait } from '../battle/trait.ts'

/** With every round after the first strikes 6 % harder, up to 30 %. */
export const human: Trait = {
  strike: ({ state }) => Math.min(30, 6 * (state.round - 1)),
}
