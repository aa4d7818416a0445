import type { Trait } from '../battle/trait.ts'
import { allies, mostWounded } from '../battle/view.ts'
import { pct } from '../num.ts'

/** At the end of each round mends the most wounded ally by a tenth of their health. */
export const angel: Trait = {
  roundEnd: ({ state, self }) => {
    const ally = mostWounded(allies(state, self))
    return ally ? [{ do: 'heal', on: ally.id, amount: pct(ally.health.total, 10) }] : []
  },
}
