import { afterEach, expect, it } from 'vitest'
import { skipForeignKeys } from './own-keys.ts'

afterEach(() => Reflect.deleteProperty(Object.prototype, 'each'))

/** Runs code that pushes to `found`, on a page that has added `each` to all objects. */
function run(code: string): string[] {
  Object.defineProperty(Object.prototype, 'each', { value: () => {}, enumerable: true, writable: true, configurable: true })
  const found: string[] = []
  new Function('found', skipForeignKeys(code))(found)
  return found
}

it.each([
  ['for (var key in { a: 1 }) found.push(key)', ['a']],
  ['const o = { a: 1, each: 2 }; for (const key in o) { found.push(key) }', ['a', 'each']],
  ['const o = { inner: Object.create({ a: 1 }) }; let key; for (key in o.inner) found.push(key)', ['a']],
  ['const o = { a: { b: 1 } }; for (const key in o) for (const inner in o[key]) found.push(key + inner)', ['ab']],
  ['const o = {}; if (false) for (const key in o) found.push(key); else found.push("else")', ['else']],
  ['const o = { a: 1, b: 1 }; all: for (const key in o) { for (const inner in o) { found.push(inner); continue all } }', ['a', 'a']],
])('takes functions that a page has added to all objects for no key: %s', (code, keys) => expect(run(code)).toEqual(keys))

it('changes nothing else', () => {
  const code = 'if ("a" in b) for (const one of list) f(one)'
  expect(skipForeignKeys(code)).toBe(code)
})
