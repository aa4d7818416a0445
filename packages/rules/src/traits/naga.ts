import { hasEffect } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'
import { harmfulEffects } from '../effects/index.ts'

/** Hits targets with a harmful effect 30 % harder. */
export const naga: Trait = {
  damageBonus: ({ defender }) => (harmfulEffects.some((type) => hasEffect(defender, type)) ? 30 : 0),
}
