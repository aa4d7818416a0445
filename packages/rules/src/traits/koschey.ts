import type { Trait } from '../battle/trait.ts'
import { allies } from '../battle/view.ts'

/** While an ally still stands, no blow takes its last point of health; at that point it strikes half as hard. */
export const koschey: Trait = {
  cap: ({ state, self }) => (allies(state, self).length > 0 ? self.health.current - 1 : Number.MAX_SAFE_INTEGER),
  strike: ({ self }) => (self.health.current === 1 ? -50 : 0),
}
