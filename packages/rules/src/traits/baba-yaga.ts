import { enemiesOf, minBy } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** At the start of each round poisons the healthiest enemy for two moves: 20 % of her attack per move. */
export const babaYaga: Trait = {
  onRoundStart: ({ state, self }) => {
    const healthiest = minBy(enemiesOf(state, self), (c) => -c.health.current)
    return healthiest ? [{ do: 'effect', on: healthiest.id, type: 'POISONED', moves: 2, power: Math.max(1, pct(self.attack, 20)) }] : []
  },
}
