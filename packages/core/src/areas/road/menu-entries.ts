import type { MenuEntryOf } from '../../services/area-types.ts'
import type { Services } from '../../services/services.ts'

/** Returns the entries of the menu that the player has by now, in their order. */
export const shownEntries = (services: Services): readonly MenuEntryOf<Services>[] =>
  services.areas.menu.filter(({ window, shown }) => services.areas.attempt(window, () => shown?.(services)) !== false)

/** Returns whether the window of an entry has something new, of its own area or of another one. */
export const hasNews = (services: Services, { window, news }: Pick<MenuEntryOf<Services>, 'window' | 'news'>): boolean =>
  [[window, news] as const, ...services.areas.each((parts) => parts.news?.[window])].some(([area, isNew]) =>
    services.areas.attempt(area, () => isNew?.(services)),
  )
