import type { Trait } from '../battle/trait.ts'

/** Stuns the first creature that hits it in a battle for one move. */
export const gorgon: Trait = {
  afterBeingHit: ({ attacker, memory }) =>
    memory.taken === 0 ? [{ do: 'effect', on: attacker.id, type: 'STUNNED', moves: 1, power: 0 }] : [],
}
