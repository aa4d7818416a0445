import type { Trait } from '../battle/trait.ts'

/** Flies over the front row; starts the battle hidden, until its first move. */
export const elementalAir: Trait = {
  range: 'flying',
  // Longer than any battle: only its own move ends it.
  onBattleStart: ({ self }) => [{ do: 'effect', on: self.id, type: 'HIDDEN', moves: 999, power: 0 }],
}
