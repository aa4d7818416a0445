import type { EffectRule } from './effect.ts'

/** Hits harder. */
export const strengthened: EffectRule = { damageBonus: (power) => power }
