import { expect, it } from 'vitest'
import { decryptReply, encryptReply } from './encrypt-reply.ts'

it('an encrypted reply can be read only with its secret, differs each time, and cannot be changed unnoticed', () => {
  const encrypted = encryptReply('secret', 'Привет, cat')
  expect(decryptReply('secret', encrypted)).toBe('Привет, cat')
  expect(encryptReply('secret', 'Привет, cat')).not.toBe(encrypted)
  expect(Buffer.from(encrypted, 'base64').toString()).not.toContain('cat')
  expect(() => decryptReply('Secret', encrypted)).toThrow()
  const bytes = Buffer.from(encrypted, 'base64')
  bytes[bytes.length - 1]! ^= 1
  expect(() => decryptReply('secret', bytes.toString('base64'))).toThrow()
})
