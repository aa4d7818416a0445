import type { EffectRule } from './effect.ts'

/** Deals damage at each move. */
export const poisoned: EffectRule = { harmful: true, damagePerMove: (power) => power }
