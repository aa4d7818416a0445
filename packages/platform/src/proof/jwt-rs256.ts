import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { ServerRefusal } from '../server.ts'

/** The longest token that is looked at, in characters. */
const LONGEST = 8192
/** How far a portal's clock may stand from ours, milliseconds. */
const SKEW = 60_000

export type Claims = Readonly<Record<string, unknown>>

/** The public key in a PEM text, PKCS#1 or SPKI; PLATFORM_UNAVAILABLE where the text is no key. */
export function publicKey(pem: unknown): KeyObject {
  try {
    const key = createPublicKey(String(pem))
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // Told below.
  }
  throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The portal gave no RSA key')
}

const part = (text: string): Claims => {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Claims
  } catch {
    // Told below.
  }
  throw new ServerRefusal('PROOF_INVALID', 'The token is no JWT')
}

/** What an RS256 token claims, its signature checked; PROOF_INVALID where it is not right or any other algorithm is named. */
export function rs256Claims(token: string, key: KeyObject): Claims {
  const parts = token.length > LONGEST ? [] : token.split('.')
  // One spelling of a token is accepted: a second one would be a second proof.
  if (parts.length !== 3 || !parts.every((text) => /^[\w-]+$/.test(text) && text === Buffer.from(text, 'base64url').toString('base64url')))
    throw new ServerRefusal('PROOF_INVALID', 'The token is no JWT')
  const [header, payload, signature] = parts as [string, string, string]
  if (part(header).alg !== 'RS256') throw new ServerRefusal('PROOF_INVALID', 'The token is not signed with RS256')
  if (!verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
    throw new ServerRefusal('PROOF_INVALID', 'The token’s signature is not right')
  return part(payload)
}

/** Refuses claims that are over or from the future with PROOF_EXPIRED. Answers until when they are accepted, milliseconds. */
export function claimsUntil({ exp, iat }: Claims, now: number): number {
  if (typeof exp !== 'number' || typeof iat !== 'number') throw new ServerRefusal('PROOF_INVALID', 'The token does not say its time')
  const until = exp * 1000 + SKEW
  if (until < now) throw new ServerRefusal('PROOF_EXPIRED', 'The token is over')
  if (iat * 1000 - SKEW > now) throw new ServerRefusal('PROOF_EXPIRED', 'The token is from the future')
  return until
}
