import type { EffectRule } from './effect.ts'

/** Its whole row hits harder. */
export const totem: EffectRule = { rowDamageBonus: (power) => power }
