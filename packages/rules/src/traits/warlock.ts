import type { Trait } from '../battle/trait.ts'

/** Strikes both rows; the target strikes a quarter weaker for two moves. */
export const warlock: Trait = {
  reach: 'far',
  landed: ({ defender }) => [{ do: 'effect', on: defender.id, type: 'WEAKENED', moves: 2, power: 25 }],
}
