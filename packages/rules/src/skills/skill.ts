import type { BattleCreature, Skill, SkillType } from '@skystair/contract'

/** Returns the creature's skill of this type if it has a charge left. */
export const chargedSkill = (c: BattleCreature, type: SkillType): Skill | undefined => {
  for (const skill of c.skills) if (skill.skillType === type && skill.valueCurrent > 0) return skill
  return undefined
}
