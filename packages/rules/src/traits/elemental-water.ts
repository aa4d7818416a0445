import type { Trait } from '../battle/trait.ts'
import { behind } from '../battle/view.ts'

/** Whoever stands behind the target takes 35 % of the blow. */
export const elementalWater: Trait = {
  shares: ({ state, defender }) => {
    const next = behind(state, defender)
    return next ? [{ id: next.id, percent: 35 }] : []
  },
}
