import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** Heals itself by half of the damage it deals. */
export const vampire: Trait = {
  afterHit: ({ self, damage }) => (self.health.current < self.health.total ? [{ do: 'heal', on: self.id, amount: pct(damage, 50) }] : []),
}
