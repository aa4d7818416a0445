import type { EffectRule } from './effect.ts'

/** Deals damage at each move; with a chance of one in four it spreads to a neighbour. */
export const fired: EffectRule = { harmful: true, damagePerMove: (power) => power, spreadsOneIn: 4 }
