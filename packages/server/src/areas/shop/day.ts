import { DAY } from '@skystair/contract/time'

/** Returns the number of the server's day since 1970. */
export const dayOf = (now: number): number => Math.trunc(now / DAY)

/** Returns the server's day as the time in which an offer is available. */
export const today = (now: number): { readonly from: number; readonly until: number } => ({
  from: dayOf(now) * DAY,
  until: (dayOf(now) + 1) * DAY,
})
