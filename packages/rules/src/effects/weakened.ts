import type { EffectRule } from './effect.ts'

/** Strikes weaker, by nine tenths at most. */
export const weakened: EffectRule = { harmful: true, lessens: (power) => Math.min(90, power) }
