import type { Trait } from '../battle/trait.ts'

/** Hits creatures of SHADOW 30 % harder. */
export const paladin: Trait = {
  damageBonus: ({ defender }) => (defender.faction === 'SHADOW' ? 30 : 0),
}
