import type { CreatureClass } from '@skystair/contract/enums'
import { creatures } from '@skystair/world/areas/hero/rows'

/** The catalogue's kinds by class. The build ships this table alone: a client has no use for the kinds' powers. */
const kinds: Partial<Record<CreatureClass, string[]>> = {}
for (const { class: name, imageId } of creatures) {
  const others = kinds[name] ?? []
  kinds[name] = [...others, imageId]
}
export default kinds
