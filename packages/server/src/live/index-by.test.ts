import fc from 'fast-check'
import { expect, it } from 'vitest'
import { IndexBy } from './index-by.ts'

it('has for each key the values that were added and not deleted, and no key without values', () => {
  const step = fc.record({ adds: fc.boolean(), key: fc.nat(3), value: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const index = new IndexBy<number, number>()
      const pairs = new Set<string>()
      for (const { adds, key, value } of steps) {
        index[adds ? 'add' : 'delete'](key, value)
        pairs[adds ? 'add' : 'delete'](`${key}:${value}`)
      }
      for (const key of [0, 1, 2, 3])
        expect([...index.of(key)].map((value) => `${key}:${value}`).every((pair) => pairs.has(pair))).toBe(true)
      expect([0, 1, 2, 3].reduce((all, key) => all + index.of(key).size, 0)).toBe(pairs.size)
      expect(index.size).toBe(new Set([...pairs].map((pair) => pair[0])).size)
    }),
  )
})
