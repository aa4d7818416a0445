import type { Trait } from '../battle/trait.ts'
import { allies, least } from '../battle/view.ts'

/** At the start of a fight hides the weakest ally for three moves. */
export const fairy: Trait = {
  begin: ({ state, self }) => {
    const weakest = least(allies(state, self), (c) => c.health.current)
    return weakest ? [{ do: 'effect', on: weakest.id, type: 'HIDDEN', moves: 3, power: 0 }] : []
  },
}
