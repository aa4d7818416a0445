import type { Deed, Trait } from '../battle/trait.ts'
import { enemies, inFront } from '../battle/view.ts'
import { pct } from '../num.ts'

/** At the end of each round singes everyone in the enemy’s front row for a fifth of its attack. */
export const elementalFire: Trait = {
  roundEnd: ({ state, self }) =>
    enemies(state, self)
      .filter(inFront)
      .map(({ id }): Deed => ({ do: 'harm', on: id, amount: Math.max(1, pct(self.attack, 20)) })),
}
