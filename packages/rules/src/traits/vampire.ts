import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Drinks half of the damage done as its own health. */
export const vampire: Trait = {
  landed: ({ self, damage }) => (self.health.current < self.health.total ? [{ do: 'heal', on: self.id, amount: pct(damage, 50) }] : []),
}
