import type { Static, TObject } from 'typebox'
import { Count, Id } from './schema.ts'

/**
 * The page of a list that a call requests, as query values. The specification has three forms: `range`: from position `from` up to, but not including, `to`,
 * counted from 0; `after`: items newer than the one with this id, newest first; `number`: the page with this number, counted from 0, of a size that the call
 * decides.
 */
export const pageBy = {
  range: { from: Count, to: Count },
  after: { afterId: Id },
  number: { page: Count },
}

type PageOf<K extends keyof typeof pageBy> = Static<TObject<(typeof pageBy)[K]>>
/** Any of the three forms. */
export type Page = PageOf<'range'> | PageOf<'after'> | PageOf<'number'>
