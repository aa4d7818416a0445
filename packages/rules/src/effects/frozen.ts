import type { EffectRule } from './effect.ts'

/** Cannot move or counterattack. */
export const frozen: EffectRule = { harmful: true, preventsMoves: true }
