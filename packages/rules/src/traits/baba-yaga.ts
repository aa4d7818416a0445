import type { Trait } from '../battle/trait.ts'
import { enemies, least } from '../battle/view.ts'
import { pct } from '../num.ts'

/** At the start of each round poisons the healthiest enemy for two moves with a fifth of her attack each. */
export const babaYaga: Trait = {
  roundStart: ({ state, self }) => {
    const healthiest = least(enemies(state, self), (c) => -c.health.current)
    return healthiest ? [{ do: 'effect', on: healthiest.id, type: 'POISONED', moves: 2, power: Math.max(1, pct(self.attack, 20)) }] : []
  },
}
