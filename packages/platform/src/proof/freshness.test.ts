import { expect, it } from 'vitest'
import { AHEAD, freshUntil, hours } from './freshness.ts'

const NOW = 1_700_000_000_000

it('returns until when a proof is valid', () => {
  expect(freshUntil(NOW - 1000, NOW, 1000)).toBe(NOW)
  expect(freshUntil(NOW + AHEAD, NOW, 1000)).toBe(NOW + AHEAD + 1000)
})

it('refuses a proof that is too old, from the future, or without a time', () => {
  expect(() => freshUntil(NOW - 1001, NOW, 1000)).toThrow(expect.objectContaining({ code: 'PROOF_EXPIRED' }))
  expect(() => freshUntil(NOW + AHEAD + 1, NOW, 1000)).toThrow(expect.objectContaining({ code: 'PROOF_EXPIRED' }))
  expect(() => freshUntil(Number.NaN, NOW, 1000)).toThrow(expect.objectContaining({ code: 'PROOF_INVALID' }))
})

it('parses hours as positive numbers only', () => {
  expect(hours('24')).toBe(86_400_000)
  for (const text of ['', '0', '-1', 'ever']) expect(() => hours(text)).toThrow(expect.objectContaining({ code: 'PLATFORM_NOT_SET' }))
})
