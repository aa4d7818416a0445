import type { EffectRule } from './effect.ts'

/** Takes less damage, by 90 % at most. */
export const shielded: EffectRule = { damageReduction: (power) => Math.min(90, power) }
