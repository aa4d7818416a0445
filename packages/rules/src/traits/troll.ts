import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** At the end of each round heals itself by 8 % of its full health. */
export const troll: Trait = {
  onRoundEnd: ({ self }) =>
    self.health.current < self.health.total ? [{ do: 'heal', on: self.id, amount: pct(self.health.total, 8) }] : [],
}
