import type { EventKind } from '@skystair/contract'
import { world } from '@skystair/world'

const startOf = ({ from: [month, day, hour, minute] }: EventKind, year: number): number => Date.UTC(year, month - 1, day, hour, minute)

/** Returns the event that began last: its rating stays until the next event begins. */
export function lastEvent(now: number): { readonly id: EventKind['id']; readonly year: number } {
  const year = new Date(now).getUTCFullYear()
  const begun = world.events
    .flatMap((event) => [year, year - 1].map((each) => ({ id: event.id, year: each, at: startOf(event, each) })))
    .filter(({ at }) => at <= now)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
  return begun[0]!
}

/** Returns the name of the last event's rating. */
export const eventBoard = (now: number): string => {
  const { id, year } = lastEvent(now)
  return `event:${id}@${year}`
}
