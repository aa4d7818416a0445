import { CreatureClass, SkillType } from '@skystair/contract/enums'

/** Tells the server of classes that this client does not know; their creatures are shown as well as can be. */
export function reportUnknown(creatures: readonly { readonly class: CreatureClass }[], report: (message: string) => void): void {
  for (const { class: name } of creatures) if (!CreatureClass.includes(name)) report(`Unknown warrior class ${name}`)
}

/** Throws where no skill is called so. */
export function knownSkill(name: string | null): SkillType {
  const known = SkillType.find((skill) => skill === name)
  if (!known) throw new Error('Unknown skill')
  return known
}
