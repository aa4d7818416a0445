import { creatureBehind } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** The creature behind the target takes 35 % of the damage. */
export const elementalWater: Trait = {
  splash: ({ state, defender }) => {
    const next = creatureBehind(state, defender)
    return next ? [{ id: next.id, percent: 35 }] : []
  },
}
