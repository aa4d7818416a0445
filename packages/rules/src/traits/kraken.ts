import type { Trait } from '../battle/trait.ts'
import { alive, column, inFront } from '../battle/view.ts'

/** Strikes both rows and drags its target from the back row to an empty place in front, the nearest to its column. */
export const kraken: Trait = {
  reach: 'far',
  landed: ({ state, defender, killed }) => {
    if (killed || inFront(defender)) return []
    const taken = new Set(state.creatures.filter((c) => alive(c) && c.side === defender.side).map((c) => c.position))
    const free = [0, 1, 2]
      .filter((p) => !taken.has(p))
      .sort((a, b) => Math.abs(a - column(defender)) - Math.abs(b - column(defender)) || a - b)
    return free.length > 0 ? [{ do: 'move', on: defender.id, position: free[0]! }] : []
  },
}
