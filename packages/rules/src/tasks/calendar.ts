import type { YearlyMoment } from '@skystair/contract'

// Dates from milliseconds since 1970 by whole numbers alone (UTC, Gregorian), so that the rules need no clock and no library of an engine.
const MINUTE = 60_000
export const DAY = 86_400_000
/** Days from the first of March of the year 0 to the first of January 1970. */
const EPOCH = 719_468
/** Days in 400 years, after which the calendar repeats. */
const ERA = 146_097

export interface Civil {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  /** Milliseconds since midnight. */
  readonly clock: number
}

/** Number of the day since 1970. */
export const dayOf = (now: number): number => Math.floor(now / DAY)

/** The date of a moment. Years are counted from March inside, so that the leap day is the last of its year. */
export function civil(now: number): Civil {
  const days = dayOf(now) + EPOCH
  const era = Math.floor(days / ERA)
  const ofEra = days - era * ERA
  const yearOfEra = Math.trunc((ofEra - Math.trunc(ofEra / 1460) + Math.trunc(ofEra / 36_524) - Math.trunc(ofEra / 146_096)) / 365)
  const ofYear = ofEra - (365 * yearOfEra + Math.trunc(yearOfEra / 4) - Math.trunc(yearOfEra / 100))
  const fromMarch = Math.trunc((5 * ofYear + 2) / 153)
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: ofYear - Math.trunc((153 * fromMarch + 2) / 5) + 1,
    clock: now - dayOf(now) * DAY,
  }
}

/** When that moment of a year is, in milliseconds since 1970. */
export function momentOf(year: number, [month, day, hour, minute]: YearlyMoment): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const ofYear = Math.trunc((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const ofEra = yearOfEra * 365 + Math.trunc(yearOfEra / 4) - Math.trunc(yearOfEra / 100) + ofYear
  return (era * ERA + ofEra - EPOCH) * DAY + (hour * 60 + minute) * MINUTE
}

/** The moment right after that minute of a year. */
export const afterMinute = (year: number, last: YearlyMoment): number => momentOf(year, last) + MINUTE
