import type { Trait } from '../battle/trait.ts'
import { allies, mostWounded } from '../battle/view.ts'
import { pct } from '../num.ts'

/** When it strikes, the most wounded ally is mended by 40 % of the damage. */
export const dryad: Trait = {
  landed: ({ state, self, damage }) => {
    const ally = mostWounded(allies(state, self))
    return ally ? [{ do: 'heal', on: ally.id, amount: pct(damage, 40) }] : []
  },
}
