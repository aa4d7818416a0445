import type { Trait } from '../battle/trait.ts'
import { least } from '../battle/view.ts'

/** The weakest of the other enemies within reach takes 35 % of the blow as well. */
export const hydra: Trait = {
  shares: ({ defender }, within) => {
    const next = least(
      within.filter((c) => c.id !== defender.id),
      (c) => c.health.current,
    )
    return next ? [{ id: next.id, percent: 35 }] : []
  },
}
