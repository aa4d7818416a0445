import type { Trait } from '../battle/trait.ts'
import { pct } from '../num.ts'

/** When it braces, it heals itself by 15 % of its full health. */
export const treant: Trait = {
  onBrace: ({ self }) => [{ do: 'heal', on: self.id, amount: pct(self.health.total, 15) }],
}
