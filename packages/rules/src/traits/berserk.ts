import type { Trait } from '../battle/trait.ts'

/** For every tenth of its health that is lost strikes 6 % harder. */
export const berserk: Trait = {
  strike: ({ self }) => 6 * Math.trunc((10 * (self.health.total - self.health.current)) / self.health.total),
}
