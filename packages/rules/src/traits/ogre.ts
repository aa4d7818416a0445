import type { Trait } from '../battle/trait.ts'

/** Every second blow stuns for a move. */
export const ogre: Trait = {
  landed: ({ memory, defender }) =>
    memory.blows % 2 === 1 ? [{ do: 'effect', on: defender.id, type: 'STUNNED', moves: 1, power: 0 }] : [],
}
