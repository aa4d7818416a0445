import type { Trait } from '../battle/trait.ts'

/** Hits 8 % harder for each death in the battle, on either side, up to 40 %. */
export const devil: Trait = {
  damageBonus: ({ state }) => Math.min(40, 8 * state.deaths),
}
