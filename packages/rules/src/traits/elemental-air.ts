import type { Trait } from '../battle/trait.ts'

/** Strikes both rows; begins the fight hidden, until its first move. */
export const elementalAir: Trait = {
  reach: 'flight',
  // Longer than any fight: only its own move ends it.
  begin: ({ self }) => [{ do: 'effect', on: self.id, type: 'HIDDEN', moves: 999, power: 0 }],
}
