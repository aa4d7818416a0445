import type { EffectRule } from './effect.ts'

/** Cannot be chosen until it strikes or has been looked for long enough. */
export const hidden: EffectRule = { hides: true }
