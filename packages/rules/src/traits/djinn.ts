import type { Trait } from '../battle/trait.ts'

/** After striking it hides for two moves. */
export const djinn: Trait = {
  landed: ({ self }) => [{ do: 'effect', on: self.id, type: 'HIDDEN', moves: 2, power: 0 }],
}
