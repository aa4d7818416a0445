import { expect, it } from 'vitest'
import { equalText } from './equal.ts'

it('knows equal texts from others of any length', () => {
  expect(equalText('подпись', 'подпись')).toBe(true)
  expect(equalText('подпись', 'подписъ')).toBe(false)
  expect(equalText('sign', 'signature')).toBe(false)
  expect(equalText('', '')).toBe(true)
})
