import type { EventKind, World } from '@skystair/contract'
import { civilDate, endOfMinute, timestampOf } from './calendar.ts'

export interface ActiveEvent {
  readonly kind: EventKind
  readonly year: number
  /** Milliseconds since 1970. `until` is the first moment after the event. */
  readonly from: number
  readonly until: number
}

/** Returns the events that are on at `now` (milliseconds since 1970) for players of a language, in the order of the catalogue. */
export function eventsAt(world: Pick<World, 'events'>, now: number, lang: 'RU' | 'EN'): ActiveEvent[] {
  const { year } = civilDate(now)
  return world.events
    .filter((kind) => kind.lang === undefined || kind.lang === lang)
    .map((kind) => ({ kind, year, from: timestampOf(year, kind.from), until: endOfMinute(year, kind.to) }))
    .filter(({ from, until }) => from <= now && now < until)
}
