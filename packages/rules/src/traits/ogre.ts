import type { Trait } from '../battle/trait.ts'

/** Every second hit stuns for one move. */
export const ogre: Trait = {
  afterHit: ({ memory, defender }) =>
    memory.hits % 2 === 1 ? [{ do: 'effect', on: defender.id, type: 'STUNNED', moves: 1, power: 0 }] : [],
}
