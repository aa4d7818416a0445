import type { BattleCreature } from '@skystair/contract'
import { pct } from '../num.ts'
import { traits } from '../traits/index.ts'
import type { BattleState } from './types.ts'
import { allies, memoryOf } from './view.ts'

/** Per cent of the ally's full health that one charge of HEALTH gives. */
const PER_CHARGE = 35

export const healthCharge = (c: BattleCreature) => c.skills.find((s) => s.skillType === 'HEALTH' && s.valueCurrent > 0)

/** What it would mend on that ally, more than there is to mend included; 0 for those that mend nobody. */
export function mendOf(state: BattleState, self: BattleCreature, ally: BattleCreature): number {
  const word = traits[self.class].mends?.({ state, self, memory: memoryOf(state, self.id) }) ?? 0
  return word + (healthCharge(self) ? pct(ally.health.total, PER_CHARGE) : 0)
}

/** Wounded allies that it can mend instead of striking. */
export const mendable = (state: BattleState, self: BattleCreature): BattleCreature[] =>
  healthCharge(self) || traits[self.class].mends ? allies(state, self).filter((c) => c.health.current < c.health.total) : []
