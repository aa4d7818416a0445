/** The season that decorates the world. */
export type Season = 'ORDINARY' | 'NEW_YEAR'

/** Returns the season at `ms` since 1970: NEW_YEAR from the 20th of December to the 14th of January, the old new year. */
export function seasonAt(ms: number): Season {
  const date = new Date(ms)
  const day = (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
  return day >= 1220 || day <= 114 ? 'NEW_YEAR' : 'ORDINARY'
}
