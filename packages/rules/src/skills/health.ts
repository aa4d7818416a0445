import type { BattleCreature } from '@skystair/contract'
import { pct } from '../num.ts'
import { charge } from './skill.ts'

/** Per cent of the ally's full health that one charge of HEALTH gives. */
const PER_CHARGE = 35

/** Health that a charge gives to an ally, instead of a blow. */
export const healthGives = (self: BattleCreature, ally: BattleCreature): number =>
  charge(self, 'HEALTH') ? pct(ally.health.total, PER_CHARGE) : 0
