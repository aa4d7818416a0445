import type { Deed, Trait } from '../battle/trait.ts'
import { enemies, inFront } from '../battle/view.ts'
import { pct } from '../num.ts'

/** Once a fight rises after death with a third of its health and sets the enemy’s front row on fire: 20 % of its attack a move. */
export const asgardianPhoenix: Trait = {
  once: 'fallen',
  fallen: ({ state, self }) => [
    { do: 'raise', on: self.id, health: Math.trunc(self.health.total / 3) },
    ...enemies(state, self)
      .filter(inFront)
      .map(({ id }): Deed => ({ do: 'effect', on: id, type: 'FIRED', moves: 2, power: Math.max(1, pct(self.attack, 20)) })),
  ],
}
