import { alliesOf, minBy } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** At the start of a battle hides the ally with the least health for three moves. */
export const fairy: Trait = {
  onBattleStart: ({ state, self }) => {
    const weakest = minBy(alliesOf(state, self), (c) => c.health.current)
    return weakest ? [{ do: 'effect', on: weakest.id, type: 'HIDDEN', moves: 3, power: 0 }] : []
  },
}
