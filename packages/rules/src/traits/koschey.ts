import { alliesOf } from '../battle/queries.ts'
import type { Trait } from '../battle/trait.ts'

/** While an ally lives, no hit takes its last point of health; with 1 health it hits half as hard. */
export const koschey: Trait = {
  maxDamage: ({ state, self }) => (alliesOf(state, self).length > 0 ? self.health.current - 1 : Number.MAX_SAFE_INTEGER),
  damageBonus: ({ self }) => (self.health.current === 1 ? -50 : 0),
}
