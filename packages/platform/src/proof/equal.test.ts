import { expect, it } from 'vitest'
import { equalText } from './equal.ts'

it('compares texts of any length', () => {
  expect(equalText('подпись', 'подпись')).toBe(true)
  expect(equalText('подпись', 'подписъ')).toBe(false)
  expect(equalText('sign', 'signature')).toBe(false)
  expect(equalText('', '')).toBe(true)
})
