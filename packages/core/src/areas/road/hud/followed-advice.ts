import type { OverlayName } from '../../../services/ui-store.ts'

/** The windows in which the player does what the guide has advised, by education. */
const windows: Readonly<Record<string, OverlayName>> = {
  hero: 'profile',
  order: 'profile',
  artifact: 'profile',
  daily: 'daily',
  shops: 'shops',
}

/** Returns true if the open window is the one that this education is about: it need not be shown any longer. */
export const isFollowed = (education: string | null, open: OverlayName | undefined): boolean =>
  education !== null && open !== undefined && windows[education] === open
