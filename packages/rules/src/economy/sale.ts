import { DAY } from '@skystair/contract/time'
import { civilDate, dayOf, timestampOf } from '../tasks/calendar.ts'

/** Weekday of 1 January 1970, with Sunday as 0. */
const FIRST_WEEKDAY = 4
const FRIDAY = 5
const SALE_DAYS = 3

/** The time of a sale, in milliseconds since 1970 and without its last moment. */
export interface SaleTime {
  readonly year: number
  readonly from: number
  readonly until: number
}

/** Black Friday follows the fourth Thursday of November, so it is a Friday from the 23rd on. The sale begins at 12:00 (UTC). */
function saleOf(year: number): SaleTime {
  const earliest = timestampOf(year, [11, 23, 12, 0])
  const weekday = (dayOf(earliest) + FIRST_WEEKDAY) % 7
  const from = earliest + ((FRIDAY - weekday + 7) % 7) * DAY
  return { year, from, until: from + SALE_DAYS * DAY }
}

/** Returns the Black Friday sale that runs at `now` (milliseconds since 1970), or else the next one. */
export function blackFriday(now: number): SaleTime {
  const { year } = civilDate(now)
  const sale = saleOf(year)
  return now < sale.until ? sale : saleOf(year + 1)
}
