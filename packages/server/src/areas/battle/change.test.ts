import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Change, changeBetween, changed } from './change.ts'

/** Few keys, so that values share some. */
const { json } = fc.letrec((tie) => ({
  json: fc.oneof({ depthSize: 'small' }, fc.constantFrom(null, true, 0, 7, 'text'), tie('list'), tie('members')),
  list: fc.array(tie('json'), { maxLength: 3 }),
  members: fc.dictionary(fc.constantFrom('a', 'b', '0', 'length'), tie('json')),
}))
const stored = (change: Change): Change => JSON.parse(JSON.stringify(change)) as Change

it('a change, stored as JSON, turns one value into the other, and does not modify the first', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const text = JSON.stringify(before)
      const change = changeBetween(before, after)
      expect(change === undefined ? before : changed(before, stored(change))).toEqual(after)
      expect(JSON.stringify(before)).toBe(text)
    }),
  )
})

it('equal values have no change, and a change contains only the changed members', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(changeBetween(value, structuredClone(value))).toBeUndefined()
    }),
  )
  const before = { kind: 'MOB', creatures: [{ id: 1, health: { current: 9, total: 9 } }, { id: 2 }], effects: [1] }
  const after = { kind: 'MOB', creatures: [{ id: 1, health: { current: 4, total: 9 } }, { id: 2 }], effects: [] }
  expect(changeBetween(before, after)).toEqual({ creatures: { 0: { health: { current: [4] } } }, effects: [[]] })
})
