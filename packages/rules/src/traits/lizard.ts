import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Its hits poison for three moves: 15 % of the damage per move. */
export const lizard: Trait = {
  afterHit: ({ defender, damage }) => [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 3, power: Math.max(1, pct(damage, 15)) }],
}
