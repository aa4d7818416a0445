import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** When it braces, it regrows 15 % of its full health. */
export const treant: Trait = {
  braces: ({ self }) => [{ do: 'heal', on: self.id, amount: pct(self.health.total, 15) }],
}
