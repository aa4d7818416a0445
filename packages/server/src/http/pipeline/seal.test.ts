import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'

it('a sealed text is read by its secret alone, is sealed differently each time, and cannot be changed unnoticed', () => {
  const sealed = seal('secret', 'Привет, cat')
  expect(unseal('secret', sealed)).toBe('Привет, cat')
  expect(seal('secret', 'Привет, cat')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('cat')
  expect(() => unseal('Secret', sealed)).toThrow()
  const bytes = Buffer.from(sealed, 'base64')
  bytes[bytes.length - 1]! ^= 1
  expect(() => unseal('secret', bytes.toString('base64'))).toThrow()
})
