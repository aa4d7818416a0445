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

it('a request without an idempotency key cannot be repeated', () => {
  expect(repeatableOf('POST /a', request(undefined), caller)).toBeNull()
})

it.each(['short', 'x'.repeat(201), 'with a blank in its midst', 'schlüssel-ist-zu-weit', [KEY, KEY]])('the key %j is refused', (key) => {
  expect(() => repeatableOf('POST /a', request(key), caller)).toThrow('BAD_INPUT')
})

it('a request is identified by hashes of its key, its session and its input', () => {
  const first = repeatableOf('POST /a', request(KEY), caller)!
  expect(repeatableOf('POST /a', request(KEY, { query: { session: 'token' } }), caller)).toEqual(first)
  expect(`${first.id} ${first.requestHash}`).not.toMatch(/hash|token|key/)
  expect(repeatableOf('POST /a', request(KEY), { token: 'other', tokenHash: 'other' })!.id).not.toBe(first.id)
  for (const other of [{ body: { a: 2 } }, { query: { b: '1' } }, { params: { id: '1' } }]) {
    const { id, requestHash } = repeatableOf('POST /a', request(KEY, other), caller)!
    expect([id, requestHash === first.requestHash]).toEqual([first.id, false])
  }
  expect(repeatableOf('POST /b', request(KEY), caller)!.requestHash).not.toBe(first.requestHash)
})
