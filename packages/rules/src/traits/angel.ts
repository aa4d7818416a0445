import { alliesOf, mostWounded } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** At the end of each round heals the most wounded ally by 10 % of its health. */
export const angel: Trait = {
  onRoundEnd: ({ state, self }) => {
    const ally = mostWounded(alliesOf(state, self))
    return ally ? [{ do: 'heal', on: ally.id, amount: pct(ally.health.total, 10) }] : []
  },
}
