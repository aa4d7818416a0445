import type { Trait } from '../battle/trait.ts'

/** Whomever it leaves with less than half of their health freezes for a move. */
export const yotun: Trait = {
  landed: ({ defender }) =>
    defender.health.current * 2 < defender.health.total ? [{ do: 'effect', on: defender.id, type: 'FROZEN', moves: 1, power: 0 }] : [],
}
