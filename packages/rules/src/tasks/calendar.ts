import type { YearlyMoment } from '@skystair/contract'
import { DAY, MINUTE } from '@skystair/contract/time'

// Dates (UTC, Gregorian) from milliseconds since 1970 by whole numbers: the rules use no clock and nothing that engines may implement differently.
/** Days from 1 March of year 0 to 1 January 1970. */
const EPOCH = 719_468
/** Days in 400 years, after which the calendar repeats. */
const ERA = 146_097

export interface CivilDate {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  /** Milliseconds since midnight. */
  readonly clock: number
}

/** Returns the number of the day since 1970. */
export const dayOf = (now: number): number => Math.floor(now / DAY)

/** Returns the date of a timestamp. Internally, years start in March, so that the leap day is the last of its year. */
export function civilDate(now: number): CivilDate {
  const days = dayOf(now) + EPOCH
  const era = Math.floor(days / ERA)
  const dayOfEra = days - era * ERA
  const yearOfEra = Math.trunc(
    (dayOfEra - Math.trunc(dayOfEra / 1460) + Math.trunc(dayOfEra / 36_524) - Math.trunc(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.trunc(yearOfEra / 4) - Math.trunc(yearOfEra / 100))
  const monthFromMarch = Math.trunc((5 * dayOfYear + 2) / 153)
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.trunc((153 * monthFromMarch + 2) / 5) + 1,
    clock: now - dayOf(now) * DAY,
  }
}

/** Returns a moment of a year in milliseconds since 1970. */
export function timestampOf(year: number, [month, day, hour, minute]: YearlyMoment): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.trunc((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.trunc(yearOfEra / 4) - Math.trunc(yearOfEra / 100) + dayOfYear
  return (era * ERA + dayOfEra - EPOCH) * DAY + (hour * 60 + minute) * MINUTE
}

/** Returns the first millisecond after a minute of a year. */
export const endOfMinute = (year: number, last: YearlyMoment): number => timestampOf(year, last) + MINUTE
