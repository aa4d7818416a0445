import type { Trait } from '../battle/trait.ts'
import { behind } from '../battle/view.ts'

/** When its blow kills, what is left of it falls on the one behind. */
export const minotaur: Trait = {
  landed: ({ state, defender, spare }) => {
    const next = spare > 0 ? behind(state, defender) : undefined
    return next ? [{ do: 'harm', on: next.id, amount: spare }] : []
  },
}
