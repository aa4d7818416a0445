import type { Trait } from '../battle/trait.ts'

/** Hits both rows; hits unwounded targets 35 % harder. */
export const assassin: Trait = {
  range: 'flying',
  damageBonus: ({ defender }) => (defender.health.current >= defender.health.total ? 35 : 0),
}
