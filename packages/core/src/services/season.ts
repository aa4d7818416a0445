/** How the world is dressed. */
export type Season = 'ORDINARY' | 'NEW_YEAR'

/** From the 20th of December to the 14th of January, when the old new year has been greeted too, it is decorated. `ms` since 1970. */
export function seasonAt(ms: number): Season {
  const date = new Date(ms)
  const day = (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
  return day >= 1220 || day <= 114 ? 'NEW_YEAR' : 'ORDINARY'
}
