import { CreatureClass } from '@skystair/contract/enums'

/** Reports classes that this client does not have; their creatures are shown with default pictures. */
export function reportUnknownClasses(creatures: readonly { readonly class: CreatureClass }[], report: (message: string) => void): void {
  for (const { class: name } of creatures) if (!CreatureClass.includes(name)) report(`Unknown warrior class ${name}`)
}
