import { hasEffect } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Immune to fire; hits burning targets 50 % harder. */
export const demon: Trait = {
  immune: ['FIRED'],
  damageBonus: ({ defender }) => (hasEffect(defender, 'FIRED') ? 50 : 0),
}
