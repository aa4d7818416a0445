import type { EffectRule } from './effect.ts'

/** Cannot be chosen as a target until it hits or its time is over. */
export const hidden: EffectRule = { hides: true }
