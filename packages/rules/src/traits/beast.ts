import type { Trait } from '../battle/trait.ts'

/** Hits 25 % harder against targets below half of their health. */
export const beast: Trait = {
  damageBonus: ({ defender }) => (defender.health.current * 2 < defender.health.total ? 25 : 0),
}
