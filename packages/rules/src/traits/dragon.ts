import { neighbours } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; the target's neighbours take 30 % of the damage. */
export const dragon: Trait = {
  range: 'flying',
  splash: ({ state, defender }) => neighbours(state, defender).map(({ id }) => ({ id, percent: 30 })),
}
