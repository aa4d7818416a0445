import type { BattleCreature } from '@skystair/contract'
import { chargedSkill } from './skill.ts'

/** A charge of ATTACK adds this to a hit, per cent. */
const BONUS_PERCENT = 40

/** Returns what the skill adds to the creature's next hit, per cent. */
export const attackSkillBonus = (attacker: BattleCreature): number => (chargedSkill(attacker, 'ATTACK') ? BONUS_PERCENT : 0)
