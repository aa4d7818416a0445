import type { Trait } from '../battle/trait.ts'

/** Freezes a target that its hit leaves below half of its health for one move. */
export const yotun: Trait = {
  afterHit: ({ defender }) =>
    defender.health.current * 2 < defender.health.total ? [{ do: 'effect', on: defender.id, type: 'FROZEN', moves: 1, power: 0 }] : [],
}
