import type { BattleCreature, Skill, SkillType } from '@skystair/contract'

/** A skill with a charge left. */
export const charge = (c: BattleCreature, type: SkillType): Skill | undefined => {
  for (const skill of c.skills) if (skill.skillType === type && skill.valueCurrent > 0) return skill
  return undefined
}
