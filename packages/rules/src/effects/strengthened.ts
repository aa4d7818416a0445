import type { EffectRule } from './effect.ts'

/** Strikes harder. */
export const strengthened: EffectRule = { adds: (power) => power }
