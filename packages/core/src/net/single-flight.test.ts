import { expect, it } from 'vitest'
import { sharing } from './single-flight.ts'

it('keeps what is equal, and takes anew only what has changed and what it is in', () => {
  const before = {
    at: 1,
    squad: [
      { id: 1, health: { now: 5 } },
      { id: 2, health: { now: 7 } },
    ],
    bag: [] as number[],
  }
  const next = sharing(before, {
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
  expect(sharing(before, structuredClone(before))).toBe(before)
})

it('tells longer, shorter and other kinds of things apart', () => {
  for (const [before, next] of [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: undefined }, {}],
    [{}, []],
    [null, {}],
    [{}, null],
  ] as const) {
    const shared = sharing(before, next)
    expect(shared).toStrictEqual(next)
    expect(Object.keys(shared ?? {})).toEqual(Object.keys(next ?? {}))
  }
})
