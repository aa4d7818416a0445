import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copyJson } from './copy-json.ts'

/** Returns all objects and arrays of a value. */
const partsOf = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(partsOf)] : []

it('a copy is equal, and shares no object or array with its original', () =>
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = copyJson(value)
      expect(copy).toEqual(value)
      const originals = new Set(partsOf(value))
      expect(partsOf(copy).some((part) => originals.has(part))).toBe(false)
    }),
  ))
