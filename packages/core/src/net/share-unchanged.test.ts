import { expect, it } from 'vitest'
import { shareUnchanged } from './share-unchanged.ts'

it('keeps equal parts, and replaces only what has changed and what contains it', () => {
  const before = {
    at: 1,
    squad: [
      { id: 1, health: { now: 5 } },
      { id: 2, health: { now: 7 } },
    ],
    bag: [] as number[],
  }
  const next = shareUnchanged(before, {
    at: 2,
    squad: [
      { id: 1, health: { now: 5 } },
      { id: 2, health: { now: 6 } },
    ],
    bag: [] as number[],
  })
  expect(next).toEqual({
    at: 2,
    squad: [
      { id: 1, health: { now: 5 } },
      { id: 2, health: { now: 6 } },
    ],
    bag: [],
  })
  expect(next.squad[0]).toBe(before.squad[0])
  expect(next.squad[1]).not.toBe(before.squad[1])
  expect(next.bag).toBe(before.bag)
  expect(shareUnchanged(before, structuredClone(before))).toBe(before)
})

it('does not mix up longer, shorter and other kinds of values', () => {
  for (const [before, next] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: undefined }, {}],
    [{}, []],
    [null, {}],
    [{}, null],
  ] as const) {
    const shared = shareUnchanged(before, next)
    expect(shared).toStrictEqual(next)
    expect(Object.keys(shared ?? {})).toEqual(Object.keys(next ?? {}))
  }
})
