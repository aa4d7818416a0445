import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; hits targets that have already moved in this round 25 % harder. */
export const griffin: Trait = {
  range: 'flying',
  damageBonus: ({ defender }) => (defender.struck ? 25 : 0),
}
