import type { BattleCreature } from '@skystair/contract'
import { chargedSkill } from './skill.ts'

/** A charge of DEFENCE reduces the damage of a hit by this, per cent. */
const REDUCTION_PERCENT = 30

/** Returns by how many per cent the skill reduces the next hit that the creature takes. */
export const defenceSkillReduction = (defender: BattleCreature): number => (chargedSkill(defender, 'DEFENCE') ? REDUCTION_PERCENT : 0)
