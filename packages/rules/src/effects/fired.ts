import type { EffectRule } from './effect.ts'

/** Burns at each move of its bearer, and one time in four leaps to a neighbour. */
export const fired: EffectRule = { harmful: true, bites: (power) => power, leaps: 4 }
