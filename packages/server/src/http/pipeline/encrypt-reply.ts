import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { sha256 } from './repeatable.ts'

/** Returns the text encrypted by AES-256-GCM with a key derived from the secret, in base64. The secret itself is never stored. */
export function encryptReply(secret: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(sha256('reply', secret), 'hex'), iv)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64')
}

/** Returns the decrypted text. Throws if the secret is wrong or the bytes were changed. */
export function decryptReply(secret: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(sha256('reply', secret), 'hex'), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
