import type { BattleCreature } from '@skystair/contract'
import { chargedSkill } from './skill.ts'

/** Spends a charge of IMMORTALITY or, without one, a point of the creature's own immortality. Returns whether there was one. */
export function spendImmortality(c: BattleCreature): boolean {
  const skill = chargedSkill(c, 'IMMORTALITY')
  if (skill) skill.valueCurrent--
  else if (c.immortality > 0) c.immortality--
  else return false
  return true
}
