/** No list has more pages: the database could not multiply a larger number by the size of a page. */
const LAST_PAGE = 1_000_000

/** Returns how many entries precede a page, counted from 0. */
export const entriesBefore = (page: number, size: number): number => size * Math.min(page, LAST_PAGE)

/** Returns the number of entries of a requested range, at most `max`. */
export const rangeSize = ({ from, to }: { readonly from: number; readonly to: number }, max: number): number =>
  Math.max(0, Math.min(to - from, max))
