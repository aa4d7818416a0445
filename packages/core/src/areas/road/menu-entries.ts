import type { MenuEntryOf } from '../../services/area-types.ts'
import type { Services } from '../../services/services.ts'

/** Returns the entries of the menu that the player has by now, in their order. */
export const shownEntries = (services: Services): readonly MenuEntryOf<Services>[] =>
  services.areas.menu.filter(({ shown }) => shown?.(services) !== false)

/** Returns whether the window of an entry has something new, of its own area or of another one. */
export const hasNews = (services: Services, { window, news }: Pick<MenuEntryOf<Services>, 'window' | 'news'>): boolean =>
  [news, ...services.areas.loaded.map((parts) => parts.news?.[window])].some((isNew) => isNew?.(services))
