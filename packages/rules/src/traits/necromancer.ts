import type { Trait } from '../battle/trait.ts'
import { alive, least } from '../battle/view.ts'

/** Once a fight, at the end of a round, raises a fallen ally with a third of their health: the strongest of them. */
export const necromancer: Trait = {
  once: 'roundEnd',
  roundEnd: ({ state, self }) => {
    const fallen = state.creatures.filter((c) => c.side === self.side && !alive(c))
    const best = least(fallen, (c) => -c.attack - c.health.total)
    return best ? [{ do: 'raise', on: best.id, health: Math.trunc(best.health.total / 3) }] : []
  },
}
