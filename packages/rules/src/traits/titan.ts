import type { Trait } from '../battle/trait.ts'
import { alive, sameRow } from '../battle/view.ts'

/** Strikes the whole row of the target at once, with 60 % of its strength. */
export const titan: Trait = {
  full: 60,
  shares: ({ state, defender }) =>
    state.creatures
      .filter((c) => alive(c) && c.id !== defender.id && sameRow(c, defender))
      .map(({ id }) => ({ id, percent: 100, own: true })),
}
