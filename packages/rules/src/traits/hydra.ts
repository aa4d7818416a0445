import { minBy } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** The enemy with the least health among those it could also have hit takes 35 % of the damage. */
export const hydra: Trait = {
  splash: ({ defender }, selectable) => {
    const next = minBy(
      selectable.filter((c) => c.id !== defender.id),
      (c) => c.health.current,
    )
    return next ? [{ id: next.id, percent: 35 }] : []
  },
}
