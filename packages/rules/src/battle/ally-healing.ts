import type { BattleCreature } from '@skystair/contract'
import { traits } from '../generated/traits.ts'
import { healthSkillAmount } from '../skills/health.ts'
import { chargedSkill } from '../skills/skill.ts'
import { alliesOf, memoryOf } from './queries.ts'
import type { BattleState } from './types.ts'

/** Returns how much a creature would heal an ally, regardless of how much health is missing; 0 if it cannot heal. */
export function healAmount(state: BattleState, self: BattleCreature, ally: BattleCreature): number {
  const traitAmount = traits[self.class].healsAlly?.({ state, self, memory: memoryOf(state, self.id) }) ?? 0
  return traitAmount + healthSkillAmount(self, ally)
}

/** Returns the wounded allies that a creature can heal instead of hitting. */
export const healTargets = (state: BattleState, self: BattleCreature): BattleCreature[] =>
  chargedSkill(self, 'HEALTH') || traits[self.class].healsAlly ? alliesOf(state, self).filter((c) => c.health.current < c.health.total) : []
