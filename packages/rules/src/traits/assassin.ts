import type { Trait } from '../battle/trait.ts'

/** Strikes both rows, and the unwounded 35 % harder. */
export const assassin: Trait = {
  reach: 'flight',
  strike: ({ defender }) => (defender.health.current >= defender.health.total ? 35 : 0),
}
