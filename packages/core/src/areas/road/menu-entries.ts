import type { MenuEntryOf } from '../../services/area-types.ts'
import type { Services } from '../../services/services.ts'

/** Returns the entries of the menu that the player has by now, in their order. */
export const shownEntries = (services: Services): readonly MenuEntryOf<Services>[] =>
  services.areas.menu.filter(({ shown }) => shown?.(services) !== false)
