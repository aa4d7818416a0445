import type { Trait } from '../battle/trait.ts'

/** Strikes creatures of Shadow 30 % harder. */
export const paladin: Trait = {
  strike: ({ defender }) => (defender.faction === 'SHADOW' ? 30 : 0),
}
