import { creatureBehind } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** When its hit kills, the excess damage goes to the creature behind. */
export const minotaur: Trait = {
  afterHit: ({ state, defender, overkill }) => {
    const next = overkill > 0 ? creatureBehind(state, defender) : undefined
    return next ? [{ do: 'damage', on: next.id, amount: overkill }] : []
  },
}
