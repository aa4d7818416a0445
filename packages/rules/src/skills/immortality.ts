import type { BattleCreature } from '@skystair/contract'
import { charge } from './skill.ts'

/** Survives a deadly wound by a charge of the skill, else by one of the lives that it has by kind and force. Spends it; answers whether there was one. */
export function immortalitySaves(c: BattleCreature): boolean {
  const skill = charge(c, 'IMMORTALITY')
  if (skill) skill.valueCurrent--
  else if (c.immortality > 0) c.immortality--
  else return false
  return true
}
