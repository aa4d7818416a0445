import { isAlive, minBy } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Once per battle, at the end of a round, revives the strongest dead ally with a third of its health. */
export const necromancer: Trait = {
  oncePerBattle: 'onRoundEnd',
  onRoundEnd: ({ state, self }) => {
    const fallen = state.creatures.filter((c) => c.side === self.side && !isAlive(c))
    const best = minBy(fallen, (c) => -c.attack - c.health.total)
    return best ? [{ do: 'revive', on: best.id, health: Math.trunc(best.health.total / 3) }] : []
  },
}
