import type { Trait } from '../battle/trait.ts'

/** The first to strike it in a fight is stunned for a move. */
export const gorgon: Trait = {
  struck: ({ attacker, memory }) => (memory.taken === 0 ? [{ do: 'effect', on: attacker.id, type: 'STUNNED', moves: 1, power: 0 }] : []),
}
