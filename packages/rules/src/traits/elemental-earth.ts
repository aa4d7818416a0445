import { isAlive, isSameRow } from '../battle/queries.ts'
import type { BattleAction, Trait } from '../battle/trait.ts'

/** When it braces, its whole row is shielded for two moves: 25 % less damage. */
export const elementalEarth: Trait = {
  onBrace: ({ state, self }) =>
    state.creatures
      .filter((c) => isAlive(c) && isSameRow(c, self))
      .map(({ id }): BattleAction => ({ do: 'effect', on: id, type: 'SHIELDED', moves: 2, power: 25 })),
}
