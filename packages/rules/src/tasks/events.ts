import type { EventKind, World } from '@skystair/contract'
import { afterMinute, civil, momentOf } from './calendar.ts'

export interface EventNow {
  readonly kind: EventKind
  readonly year: number
  /** Milliseconds since 1970; `until` is the first moment that no longer belongs to it. */
  readonly from: number
  readonly until: number
}

/** The events that are on at a moment (milliseconds, server's clock) for players of a language, in the order of the catalogue. */
export function eventsAt(world: Pick<World, 'events'>, now: number, lang: 'RU' | 'EN'): EventNow[] {
  const { year } = civil(now)
  return world.events
    .filter((kind) => kind.lang === undefined || kind.lang === lang)
    .map((kind) => ({ kind, year, from: momentOf(year, kind.from), until: afterMinute(year, kind.to) }))
    .filter(({ from, until }) => from <= now && now < until)
}
