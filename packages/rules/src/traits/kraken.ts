import { column, isAlive, isFrontRow } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** Hits both rows; drags its target from the back row to the nearest free position in the front row. */
export const kraken: Trait = {
  range: 'ranged',
  afterHit: ({ state, defender, killed }) => {
    if (killed || isFrontRow(defender)) return []
    const taken = new Set(state.creatures.filter((c) => isAlive(c) && c.side === defender.side).map((c) => c.position))
    const free = [0, 1, 2]
      .filter((p) => !taken.has(p))
      .sort((a, b) => Math.abs(a - column(defender)) - Math.abs(b - column(defender)) || a - b)
    return free.length > 0 ? [{ do: 'changePosition', on: defender.id, position: free[0]! }] : []
  },
}
