import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Flies over the front row; its first blow of a fight poisons for four moves with a quarter of the blow each. */
export const wyvern: Trait = {
  reach: 'flight',
  landed: ({ memory, defender, damage }) =>
    memory.blows === 0 ? [{ do: 'effect', on: defender.id, type: 'POISONED', moves: 4, power: Math.max(1, pct(damage, 25)) }] : [],
}
