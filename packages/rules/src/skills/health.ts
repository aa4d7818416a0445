import type { BattleCreature } from '@skystair/contract'
import { pct } from '../num.ts'
import { chargedSkill } from './skill.ts'

/** A charge of HEALTH heals this share of the ally's full health, per cent. */
const HEAL_PERCENT = 35

/** Returns how much the skill would heal an ally, in points. */
export const healthSkillAmount = (self: BattleCreature, ally: BattleCreature): number =>
  chargedSkill(self, 'HEALTH') ? pct(ally.health.total, HEAL_PERCENT) : 0
