import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { publicKey, rs256Claims } from './jwt-rs256.ts'

const [iat, exp] = [1_000_000, 1_003_600]
const NOW = iat * 1000
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: unknown, header: unknown = { alg: 'RS256', typ: 'JWT' }) => {
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(pair.privateKey, 'base64url')}`
}
const key = publicKey(pair.publicKey.export({ type: 'spki', format: 'pem' }))
const code = (name: string) => expect.objectContaining({ code: name })

it('returns the claims of a correctly signed token, for keys in either format', async () => {
  const claims = { userId: 'abc', name: 'Влад', iat, exp }
  const pkcs1 = publicKey(pair.publicKey.export({ type: 'pkcs1', format: 'pem' }))
  for (const written of [key, pkcs1]) expect((await rs256Claims(token(claims), written, NOW)).claims).toEqual(claims)
})

it('refuses other algorithms, other keys, changed bytes and anything that is no token', async () => {
  const claims = { userId: 'abc', iat, exp }
  const good = token(claims)
  const [header, payload, signature] = good.split('.') as [string, string, string]
  const other = publicKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }))
  await expect(rs256Claims(good, other, NOW)).rejects.toEqual(code('PROOF_INVALID'))
  // The last letter of 256 bytes has four unused bits.
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const respelled = signature.replace(/.$/, (last) => alphabet[alphabet.indexOf(last) ^ 1]!)
  const tampered = [
    token(claims, { alg: 'none' }),
    token(claims, { alg: 'HS256' }),
    token('abc'),
    token([]),
    `${header}.${part({ ...claims, userId: 'abd' })}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${good}=`,
    `${good} `,
    `${header}.${payload}.${respelled}`,
    `${good}.${signature}`,
    `${'a'.repeat(9000)}.${payload}.${signature}`,
    '',
  ]
  for (const text of tampered) await expect(rs256Claims(text, key, NOW), text).rejects.toEqual(code('PROOF_INVALID'))
})

it('accepts only RSA keys', () => {
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' })
  for (const pem of [undefined, '', 'PEM', curve]) expect(() => publicKey(pem)).toThrow(code('PLATFORM_UNAVAILABLE'))
})

it('accepts claims within their time, with a tolerance of a minute', async () => {
  expect((await rs256Claims(token({ iat, exp }), key, NOW)).until).toBe((exp + 60) * 1000)
  expect((await rs256Claims(token({ iat, exp }), key, NOW - 60_000)).until).toBe((exp + 60) * 1000)
  await expect(rs256Claims(token({ iat, exp }), key, (exp + 61) * 1000)).rejects.toEqual(code('PROOF_EXPIRED'))
  await expect(rs256Claims(token({ iat, exp }), key, NOW - 61_000)).rejects.toEqual(code('PROOF_EXPIRED'))
  for (const claims of [{ iat, exp: String(exp) }, { iat: String(iat), exp }, { iat }, { exp }, { iat, exp, nbf: exp }])
    await expect(rs256Claims(token(claims), key, NOW)).rejects.toEqual(code('PROOF_INVALID'))
})
