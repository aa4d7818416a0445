import { LIST_DEPTH } from '@skystair/contract'
import { expect, it } from 'vitest'
import { pageSlice, sliceOf } from './page.ts'

it('a slice has at most the entries of a page, and none if it is backwards', () => {
  expect([sliceOf({ from: 5, to: 100 }, 20), sliceOf({ from: 5, to: 7 }, 20), sliceOf({ from: 5, to: 2 }, 20)]).toEqual([
    { limit: 20, skip: 5 },
    { limit: 2, skip: 5 },
    { limit: 0, skip: 5 },
  ])
})

it('lists end after two thousand entries, and no database skips more', () => {
  expect(LIST_DEPTH).toBe(2000)
  expect(pageSlice(99, 20)).toEqual({ limit: 20, skip: 1980 })
  for (const page of [100, 101, Number.MAX_SAFE_INTEGER]) expect(pageSlice(page, 20)).toEqual({ limit: 0, skip: 2000 })
})
