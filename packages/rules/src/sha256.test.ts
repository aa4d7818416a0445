import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'

it('gives the empty text the digest of the standard', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
})

it('gives the same digest as Node for any text, at every length around a block', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
  for (let n = 50; n < 70; n++) expect(sha256('x'.repeat(n))).toBe(createHash('sha256').update('x'.repeat(n)).digest('hex'))
})
