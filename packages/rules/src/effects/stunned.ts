import type { EffectRule } from './effect.ts'

/** Cannot move or counterattack: like FROZEN, but immunities differ. */
export const stunned: EffectRule = { harmful: true, preventsMoves: true }
