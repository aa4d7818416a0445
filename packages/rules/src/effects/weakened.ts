import type { EffectRule } from './effect.ts'

/** Hits weaker, by 90 % at most. */
export const weakened: EffectRule = { harmful: true, damagePenalty: (power) => Math.min(90, power) }
