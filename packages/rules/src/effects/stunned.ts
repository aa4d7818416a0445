import type { EffectRule } from './effect.ts'

/** Cannot move and does not answer: like frost, only shorter, and other charms are against it. */
export const stunned: EffectRule = { harmful: true, stops: true }
