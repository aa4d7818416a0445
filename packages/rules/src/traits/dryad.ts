import { alliesOf, mostWounded } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Its hits heal the most wounded ally by 40 % of the damage. */
export const dryad: Trait = {
  afterHit: ({ state, self, damage }) => {
    const ally = mostWounded(alliesOf(state, self))
    return ally ? [{ do: 'heal', on: ally.id, amount: pct(damage, 40) }] : []
  },
}
