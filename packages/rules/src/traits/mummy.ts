import type { Trait } from '../battle/trait.ts'

/** Whoever strikes it from close by is weakened by a fifth for two moves. */
export const mummy: Trait = {
  struck: ({ attacker, reach }) => (reach === 'far' ? [] : [{ do: 'effect', on: attacker.id, type: 'WEAKENED', moves: 2, power: 20 }]),
}
