import type { Trait } from '../battle/trait.ts'

/** Weakens anyone that hits it, except from range, by 20 % for two moves. */
export const mummy: Trait = {
  afterBeingHit: ({ attacker, range }) =>
    range === 'ranged' ? [] : [{ do: 'effect', on: attacker.id, type: 'WEAKENED', moves: 2, power: 20 }],
}
