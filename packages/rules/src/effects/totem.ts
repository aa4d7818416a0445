import type { EffectRule } from './effect.ts'

/** Strengthens the blows of its whole row. */
export const totem: EffectRule = { addsToRow: (power) => power }
