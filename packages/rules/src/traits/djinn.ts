import type { Trait } from '../battle/trait.ts'

/** After each hit it is hidden for two moves. */
export const djinn: Trait = {
  afterHit: ({ self }) => [{ do: 'effect', on: self.id, type: 'HIDDEN', moves: 2, power: 0 }],
}
