import type { Trait } from '../battle/trait.ts'

/** Hits 6 % harder for every tenth of its health that it has lost. */
export const berserk: Trait = {
  damageBonus: ({ self }) => 6 * Math.trunc((10 * (self.health.total - self.health.current)) / self.health.total),
}
