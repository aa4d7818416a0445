import { CreatureClass } from '@skystair/contract/enums'

/** Reports classes that this client does not know; their creatures are shown as well as can be. */
export function reportUnknown(creatures: readonly { readonly class: CreatureClass }[], report: (message: string) => void): void {
  for (const { class: name } of creatures) if (!CreatureClass.includes(name)) report(`Unknown warrior class ${name}`)
}
