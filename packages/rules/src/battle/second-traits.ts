import type { SecondTrait } from '@skystair/contract/second-traits'
import { pct } from '../num.ts'
import { neighbours } from './queries.ts'
import type { Trait } from './trait.ts'

/** The second trait that a creature gets at SECOND_RANK. Weak on purpose: the class's own trait remains the reason to choose a class. */
export const secondTraitRules: Readonly<Record<SecondTrait, Trait>> = {
  /** Hits targets below a third of their health 15 % harder. */
  FINISHER: { damageBonus: ({ defender: { health } }) => (health.current * 3 < health.total ? 15 : 0) },
  /** Hits unwounded targets 12 % harder. */
  OPENER: { damageBonus: ({ defender: { health } }) => (health.current >= health.total ? 12 : 0) },
  /** Hits 12 % harder in the first two rounds. */
  VANGUARD: { damageBonus: ({ state }) => (state.round <= 2 ? 12 : 0) },
  /** Hits 6 % harder for every dead ally. */
  AVENGER: {
    damageBonus: ({ state, self }) =>
      6 * state.creatures.filter((c) => c.side === self.side && c.id !== self.id && c.health.current === 0).length,
  },
  /** Takes 12 % less damage below half of its health. */
  SURVIVOR: { damageReduction: ({ self: { health } }) => (health.current * 2 < health.total ? 12 : 0) },
  /** Takes 10 % less damage while an ally lives next to it in its row. */
  SHOULDER: { damageReduction: ({ state, self }) => (neighbours(state, self).length > 0 ? 10 : 0) },
  /** Melee attackers take 10 % of the damage they deal. */
  THORNS: {
    afterBeingHit: ({ attacker, range, damage }) =>
      range === 'melee' ? [{ do: 'damage', on: attacker.id, amount: Math.max(1, pct(damage, 10)) }] : [],
  },
  /** Heals itself by 10 % of the damage it deals. */
  THIRST: { afterHit: ({ self, damage }) => [{ do: 'heal', on: self.id, amount: Math.max(1, pct(damage, 10)) }] },
}
