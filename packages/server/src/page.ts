import { LIST_DEPTH } from '@skystair/contract'

/** The entries of a list that a statement returns. */
export interface Slice {
  readonly limit: number
  /** The number of entries before them. */
  readonly skip: number
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Returns the number of entries of a requested range, at most `max`. */
export const rangeSize = ({ from, to }: Range, max: number): number => Math.max(0, Math.min(to - from, max))

/** Returns the slice of a requested range, of at most `max` entries. It is empty after `LIST_DEPTH` entries. */
export const sliceOf = ({ from, to }: Range, max: number): Slice => ({
  limit: rangeSize({ from, to: Math.min(to, LIST_DEPTH) }, max),
  skip: Math.min(from, LIST_DEPTH),
})

/** Returns the slice of a page, counted from 0. */
export const pageSlice = (page: number, size: number): Slice => sliceOf({ from: page * size, to: (page + 1) * size }, size)
