import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Flies over the front row; its first hit of a battle poisons for four moves: 25 % of the damage per move. */
export const wyvern: Trait = {
  range: 'flying',
  afterHit: ({ memory, defender, damage }) =>
    memory.hits === 0 ? [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 4, power: Math.max(1, pct(damage, 25)) }] : [],
}
