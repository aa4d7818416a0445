import type { EffectRule } from './effect.ts'

/** Bites at each move of its bearer. */
export const poisoned: EffectRule = { harmful: true, bites: (power) => power }
