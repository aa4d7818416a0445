import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSame } from './is-same.ts'

/** JSON with its members in one order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    fc.constantFrom(null, 0, 1, 'a', '', true),
    fc.array(tie('any'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '0'), tie('any'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).any

it('two values are the same exactly if their JSON is, whatever the order of their members', () =>
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(isSame(a, b)).toBe(canonical(a) === canonical(b))
      expect(isSame(a, JSON.parse(canonical(a)))).toBe(true)
    }),
    { numRuns: 2000 },
  ))

it('a member that is undefined counts as absent', () => {
  expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true)
  expect(isSame({ a: 1, b: undefined }, { a: 1, b: null })).toBe(false)
})
