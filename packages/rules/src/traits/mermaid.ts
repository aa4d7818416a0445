import { enemiesOf, minBy } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** At the start of each round weakens the enemy with the highest attack by 20 % for one move. */
export const mermaid: Trait = {
  onRoundStart: ({ state, self }) => {
    const strongest = minBy(enemiesOf(state, self), (c) => -c.attack)
    return strongest ? [{ do: 'effect', on: strongest.id, type: 'WEAKENED', moves: 1, power: 20 }] : []
  },
}
