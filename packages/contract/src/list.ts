import type { Static, TObject } from 'typebox'
import { Count, Id } from './schema.ts'

/**
 * The page of a list that a call asks for, as query values. The specification has three spellings:
 * - `range`: items from position `from` up to, but not including, `to`; positions count from 0 in the order of the list.
 * - `after`: items that came after the one with the id, newest first.
 * - `number`: the page of that number, counted from 0; its size is the call's own.
 */
export const pageBy = {
  range: { from: Count, to: Count },
  after: { afterId: Id },
  number: { page: Count },
}

type PageOf<K extends keyof typeof pageBy> = Static<TObject<(typeof pageBy)[K]>>
/** Any of the three. */
export type Page = PageOf<'range'> | PageOf<'after'> | PageOf<'number'>
