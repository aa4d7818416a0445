import type { EffectRule } from './effect.ts'

/** Cannot move and does not answer. */
export const frozen: EffectRule = { harmful: true, stops: true }
