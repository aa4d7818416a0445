import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Tampering } from '../conformance/server.ts'
import type { SimulatedUser } from './types.ts'

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns a signer of ID tokens with its own keys. */
export function oidcSigner({ issuer, audience }: { issuer: string; audience: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const kid = 'simulated-key'
  const token = (claims: object, { alg = 'RS256', key = privateKey as KeyObject, name = kid as string | null } = {}) => {
    const signed = `${part({ alg, typ: 'JWT', kid: name })}.${part(claims)}`
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`
  }
  const claims = (user: SimulatedUser, now: number) => ({
    iss: issuer,
    aud: audience,
    sub: user.id,
    name: user.name,
    iat: Math.floor(now / 1000),
    exp: Math.floor(now / 1000) + 3600,
  })
  return {
    token,
    claims,
    keys: () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }] }),
    /** Returns the tamperings of an ID token in the proof's `idToken`. */
    tamperings(user: SimulatedUser, now: number): Tampering[] {
      const good = claims(user, now)
      const changed = (change: object) => () => ({ idToken: token({ ...good, ...change }) })
      const replaced = (at: number, text: string) => (proof: Readonly<Record<string, string>>) => {
        const parts = proof.idToken!.split('.')
        parts[at] = text
        return { idToken: parts.join('.') }
      }
      const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
      return [
        {
          kind: 'BYTE',
          name: 'with one byte changed',
          tamper: ({ idToken }) => ({ idToken: idToken!.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) }),
        },
        { kind: 'KEY', name: 'of another key under the same name', tamper: () => ({ idToken: token(good, { key: foreign }) }) },
        { kind: 'KEY', name: 'of a key that the signer does not have', tamper: () => ({ idToken: token(good, { name: 'other' }) }) },
        { name: 'that names no key', tamper: () => ({ idToken: token(good, { name: null }) }) },
        { kind: 'EXPIRED', name: 'that is over', tamper: (proof) => proof, later: 3_661_000, code: 'PROOF_EXPIRED' },
        { kind: 'FUTURE', name: 'from the future', tamper: (proof) => proof, later: -61_000, code: 'PROOF_EXPIRED' },
        { kind: 'GAME', name: 'for another app', tamper: changed({ aud: 'another-app' }) },
        { name: 'for several apps', tamper: changed({ aud: [audience, 'another-app'] }) },
        { name: 'of another issuer', tamper: changed({ iss: 'https://accounts.test' }) },
        { kind: 'USER', name: 'made out to another user', tamper: replaced(1, part({ ...good, sub: '1' })) },
        { kind: 'USER', name: 'without a user', tamper: changed({ sub: undefined }) },
        { name: 'without its times', tamper: changed({ exp: undefined }) },
        { name: 'of another algorithm', tamper: () => ({ idToken: token(good, { alg: 'HS256' }) }) },
        { name: 'without a signature', tamper: replaced(2, '') },
        { kind: 'FIELDS', name: 'with an additional field', tamper: (proof) => ({ ...proof, sub: '1' }) },
      ]
    },
  }
}
