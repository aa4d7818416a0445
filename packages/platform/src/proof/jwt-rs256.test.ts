import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { claimsUntil, publicKey, rs256Claims } from './jwt-rs256.ts'

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: unknown, header: unknown = { alg: 'RS256', typ: 'JWT' }) => {
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(pair.privateKey, 'base64url')}`
}
const key = publicKey(pair.publicKey.export({ type: 'spki', format: 'pem' }))

it('reads the claims of a rightly signed token, whichever way its key is written', () => {
  const claims = { userId: 'abc', name: 'Влад' }
  expect(rs256Claims(token(claims), key)).toEqual(claims)
  expect(rs256Claims(token(claims), publicKey(pair.publicKey.export({ type: 'pkcs1', format: 'pem' })))).toEqual(claims)
})

it('refuses other algorithms, other keys, other bytes and what is no token', () => {
  const good = token({ userId: 'abc' })
  const [header, payload, signature] = good.split('.') as [string, string, string]
  const other = publicKey(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }))
  expect(() => rs256Claims(good, other)).toThrow(expect.objectContaining({ code: 'PROOF_INVALID' }))
  const spoilt = [
    token({ userId: 'abc' }, { alg: 'none' }),
    token({ userId: 'abc' }, { alg: 'HS256' }),
    token('abc'),
    token([]),
    `${header}.${part({ userId: 'abd' })}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${good}=`,
    `${good}.${signature}`,
    `${'a'.repeat(9000)}.${payload}.${signature}`,
    '',
  ]
  for (const text of spoilt) expect(() => rs256Claims(text, key)).toThrow(expect.objectContaining({ code: 'PROOF_INVALID' }))
})

it('takes nothing but an RSA key for a key', () => {
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' })
  for (const pem of [undefined, '', 'PEM', curve])
    expect(() => publicKey(pem)).toThrow(expect.objectContaining({ code: 'PLATFORM_UNAVAILABLE' }))
})

it('accepts claims within their time, a minute of disagreement allowed', () => {
  const [iat, exp] = [1_000_000, 1_003_600]
  expect(claimsUntil({ iat, exp }, iat * 1000)).toBe((exp + 60) * 1000)
  expect(() => claimsUntil({ iat, exp }, (exp + 61) * 1000)).toThrow(expect.objectContaining({ code: 'PROOF_EXPIRED' }))
  expect(() => claimsUntil({ iat, exp }, (iat - 61) * 1000)).toThrow(expect.objectContaining({ code: 'PROOF_EXPIRED' }))
  expect(() => claimsUntil({ iat, exp: String(exp) }, iat * 1000)).toThrow(expect.objectContaining({ code: 'PROOF_INVALID' }))
})
