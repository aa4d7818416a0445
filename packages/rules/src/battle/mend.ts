import type { BattleCreature } from '@skystair/contract'
import { healthGives } from '../skills/health.ts'
import { charge } from '../skills/skill.ts'
import { traits } from '../traits/index.ts'
import type { BattleState } from './types.ts'
import { allies, memoryOf } from './view.ts'

/** What it would mend on that ally, more than there is to mend included; 0 for those that mend nobody. */
export function mendOf(state: BattleState, self: BattleCreature, ally: BattleCreature): number {
  const word = traits[self.class].mends?.({ state, self, memory: memoryOf(state, self.id) }) ?? 0
  return word + healthGives(self, ally)
}

/** Wounded allies that it can mend instead of striking. */
export const mendable = (state: BattleState, self: BattleCreature): BattleCreature[] =>
  charge(self, 'HEALTH') || traits[self.class].mends ? allies(state, self).filter((c) => c.health.current < c.health.total) : []
