import type { Trait } from '../battle/trait.ts'

/** Hits both rows; weakens the target by 25 % for two moves. */
export const warlock: Trait = {
  range: 'ranged',
  afterHit: ({ defender }) => [{ do: 'effect', on: defender.id, type: 'WEAKENED', moves: 2, power: 25 }],
}
