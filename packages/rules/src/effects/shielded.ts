import type { EffectRule } from './effect.ts'

/** Takes less, by nine tenths at most. */
export const shielded: EffectRule = { softens: (power) => Math.min(90, power) }
