import { type Static, type TObject, Type } from 'typebox'
import { Count, Id } from './schema.ts'

/** The number of entries after which every list ends, except the ratings. *Why*: a database counts the entries that it skips. */
export const LIST_DEPTH = 2000

const listed = (what: string) =>
  Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: `${what}; every list ends after ${LIST_DEPTH} entries` })

/**
 * The page of a list that a call requests, as query values. The specification has three forms: `range`: from position `from` up to, but not including, `to`,
 * counted from 0; `after`: items newer than the one with this id, newest first; `number`: the page with this number, counted from 0, of a size that the call
 * decides. `positions` is a range of a rating, of any depth.
 */
export const pageBy = {
  range: { from: listed('Position'), to: Count },
  positions: { from: Count, to: Count },
  after: { afterId: Id },
  number: { page: listed('Number of the page') },
}

type PageOf<K extends keyof typeof pageBy> = Static<TObject<(typeof pageBy)[K]>>
/** Any of the three forms. */
export type Page = PageOf<'range'> | PageOf<'after'> | PageOf<'number'>
