import type { Trait } from '../battle/trait.ts'
import { enemies, least } from '../battle/view.ts'

/** At the start of each round weakens the strongest enemy by a fifth for a move. */
export const mermaid: Trait = {
  roundStart: ({ state, self }) => {
    const strongest = least(enemies(state, self), (c) => -c.attack)
    return strongest ? [{ do: 'effect', on: strongest.id, type: 'WEAKENED', moves: 1, power: 20 }] : []
  },
}
