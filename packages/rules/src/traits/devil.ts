import type { Trait } from '../battle/trait.ts'

/** With each death in the fight, of either side, strikes 8 % harder, up to 40 %. */
export const devil: Trait = {
  strike: ({ state }) => Math.min(40, 8 * state.deaths),
}
