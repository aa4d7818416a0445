import type { Trait } from '../battle/trait.ts'

/** Strikes a quarter harder at whoever has less than half of their health left. */
export const beast: Trait = {
  strike: ({ defender }) => (defender.health.current * 2 < defender.health.total ? 25 : 0),
}
