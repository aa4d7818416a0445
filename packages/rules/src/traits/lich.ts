import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Hits both rows; each death in the battle heals it by 15 % of its full health. */
export const lich: Trait = {
  range: 'ranged',
  onOtherDeath: ({ self }) =>
    self.health.current < self.health.total ? [{ do: 'heal', on: self.id, amount: pct(self.health.total, 15) }] : [],
}
