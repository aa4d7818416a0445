import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Its hits set the target on fire for two moves: 20 % of the damage per move. */
export const salamander: Trait = {
  afterHit: ({ defender, damage }) => [{ do: 'effect', on: defender.id, type: 'FIRED', moves: 2, power: Math.max(1, pct(damage, 20)) }],
}
