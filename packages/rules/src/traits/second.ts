import type { SecondTrait } from '@skystair/contract/areas/hero/second-traits'
import type { Trait } from '../battle/trait.ts'
import { neighbours } from '../battle/view.ts'
import { pct } from '../num.ts'

/** What ranks teach beside the class's own idea. Small on purpose: the first trait remains what one chooses a class for. */
export const second: Readonly<Record<SecondTrait, Trait>> = {
  /** Strikes 15 % harder at whoever has less than a third of their health. */
  FINISHER: { strike: ({ defender: { health } }) => (health.current * 3 < health.total ? 15 : 0) },
  /** Strikes 12 % harder at the unwounded. */
  OPENER: { strike: ({ defender: { health } }) => (health.current >= health.total ? 12 : 0) },
  /** In the first two rounds strikes 12 % harder. */
  VANGUARD: { strike: ({ state }) => (state.round <= 2 ? 12 : 0) },
  /** For every fallen ally strikes 6 % harder. */
  AVENGER: {
    strike: ({ state, self }) =>
      6 * state.creatures.filter((c) => c.side === self.side && c.id !== self.id && c.health.current === 0).length,
  },
  /** Below half of its health takes 12 % less damage. */
  SURVIVOR: { ward: ({ self: { health } }) => (health.current * 2 < health.total ? 12 : 0) },
  /** While one of its own stands next to it in the row, takes 10 % less damage. */
  SHOULDER: { ward: ({ state, self }) => (neighbours(state, self).length > 0 ? 10 : 0) },
  /** Whoever strikes it from close by is hurt by a tenth of the blow. */
  THORNS: {
    struck: ({ attacker, reach, damage }) =>
      reach === 'close' ? [{ do: 'harm', on: attacker.id, amount: Math.max(1, pct(damage, 10)) }] : [],
  },
  /** Drinks a tenth of the damage done as its own health. */
  THIRST: { landed: ({ self, damage }) => [{ do: 'heal', on: self.id, amount: Math.max(1, pct(damage, 10)) }] },
}
