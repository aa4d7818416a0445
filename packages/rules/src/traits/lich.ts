import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Strikes both rows; each death in the fight mends it by 15 % of its full health. */
export const lich: Trait = {
  reach: 'far',
  death: ({ self }) => (self.health.current < self.health.total ? [{ do: 'heal', on: self.id, amount: pct(self.health.total, 15) }] : []),
}
