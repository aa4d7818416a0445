import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; strikes a quarter harder at those who have already moved in this round. */
export const griffin: Trait = {
  reach: 'flight',
  strike: ({ defender }) => (defender.struck ? 25 : 0),
}
