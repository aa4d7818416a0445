import type { Deed, Trait } from '../battle/trait.ts'
import { alive, sameRow } from '../battle/view.ts'

/** When it braces, its whole row is shielded for two moves: a quarter less. */
export const elementalEarth: Trait = {
  braces: ({ state, self }) =>
    state.creatures
      .filter((c) => alive(c) && sameRow(c, self))
      .map(({ id }): Deed => ({ do: 'effect', on: id, type: 'SHIELDED', moves: 2, power: 25 })),
}
