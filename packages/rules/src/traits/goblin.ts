import type { Trait } from '../battle/trait.ts'
import { allies } from '../battle/view.ts'

/** Strikes 8 % harder for every ally still standing. */
export const goblin: Trait = {
  strike: ({ state, self }) => 8 * allies(state, self).length,
}
