import type { Deed, Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Its first blow sets on fire, the second poisons (two moves, 15 % of the blow each), the third stuns for a move; then anew. */
export const chimera: Trait = {
  landed: ({ memory, defender, damage }) => {
    const power = Math.max(1, pct(damage, 15))
    const heads: Deed[] = [
      { do: 'effect', on: defender.id, type: 'FIRED', moves: 2, power },
      { do: 'effect', on: defender.id, type: 'POISONED', moves: 2, power },
      { do: 'effect', on: defender.id, type: 'STUNNED', moves: 1, power: 0 },
    ]
    return [heads[memory.blows % 3]!]
  },
}
