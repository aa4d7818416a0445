import { DAY } from '@skystair/contract/time'
import { tales } from '@skystair/world/areas/story/rows'

/** Hours of the player's own clock between which there is a tale; after midnight it is still the same evening's. */
const FROM = 17
const UNTIL = 5

/** Returns the tale of the evening by the player's own clock; null by day. `now` is in milliseconds since 1970. */
export function taleTonight(now: number): string | null {
  const date = new Date(now)
  const hour = date.getHours()
  if (hour >= UNTIL && hour < FROM) return null
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY) - (hour < UNTIL ? 1 : 0)
  return tales[day % tales.length] ?? null
}
