import type { EventKind, YearlyMoment } from '@skystair/contract'
import { events } from '@skystair/world/areas/event/rows'
import type { Language } from '../../services/options.ts'

const momentOf = (year: number, [month, day, hour, minute]: YearlyMoment): number => Date.UTC(year, month - 1, day, hour, minute)

/** Returns the event of the year that begins next after `now` for players of a language, and its beginning, both in milliseconds since 1970. */
export function nextEvent(now: number, lang: Language): { readonly id: EventKind['id']; readonly from: number } | null {
  const year = new Date(now).getUTCFullYear()
  const coming = events
    .filter((kind) => kind.lang === undefined || kind.lang === lang)
    .flatMap(({ id, from }) => [year, year + 1].map((one) => ({ id, from: momentOf(one, from) })))
    .filter(({ from }) => from > now)
  return coming.sort((a, b) => a.from - b.from)[0] ?? null
}
