import type { Trait } from '../battle/trait.ts'
import { neighbours } from '../battle/view.ts'

/** Flies over the front row; the neighbours of the target take 30 % of the blow. */
export const dragon: Trait = {
  reach: 'flight',
  shares: ({ state, defender }) => neighbours(state, defender).map(({ id }) => ({ id, percent: 30 })),
}
