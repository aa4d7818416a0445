import { isAlive, isSameRow } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Hits the target's whole row at once, with 60 % of its strength. */
export const titan: Trait = {
  hitPercent: 60,
  splash: ({ state, defender }) =>
    state.creatures
      .filter((c) => isAlive(c) && c.id !== defender.id && isSameRow(c, defender))
      .map(({ id }) => ({ id, percent: 100, own: true })),
}
