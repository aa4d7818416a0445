import { expect, it } from 'vitest'
import { repeatableOf } from './repeatable.ts'

const KEY = 'a-key-of-this-request'
const caller = { token: 'token', tokenHash: 'hash' }
const request = (key: unknown, more: object = {}) =>
  ({
    headers: key === undefined ? {} : { 'idempotency-key': key },
    params: {},
    query: { session: 'token' },
    body: { a: 1 },
    ...more,
  }) as never

it('a request without a key cannot be repeated', () => {
  expect(repeatableOf('POST /a', request(undefined), caller)).toBeNull()
})

it.each(['short', 'x'.repeat(201), 'with a blank in its midst', 'schlüssel-ist-zu-weit', [KEY, KEY]])('the key %j is refused', (key) => {
  expect(() => repeatableOf('POST /a', request(key), caller)).toThrow('BAD_INPUT')
})

it('a repeated request is known by its key, its session and what it asks, and names none of them', () => {
  const first = repeatableOf('POST /a', request(KEY), caller)!
  expect(repeatableOf('POST /a', request(KEY, { query: { session: 'token' } }), caller)).toEqual(first)
  expect(`${first.id} ${first.asked}`).not.toMatch(/hash|token|key/)
  expect(repeatableOf('POST /a', request(KEY), { token: 'other', tokenHash: 'other' })!.id).not.toBe(first.id)
  for (const other of [{ body: { a: 2 } }, { query: { b: '1' } }, { params: { id: '1' } }]) {
    const { id, asked } = repeatableOf('POST /a', request(KEY, other), caller)!
    expect([id, asked === first.asked]).toEqual([first.id, false])
  }
  expect(repeatableOf('POST /b', request(KEY), caller)!.asked).not.toBe(first.asked)
})
