import { createPublicKey, type KeyObject } from 'node:crypto'
import { type Proven, type ServerHost, ServerRefusal } from '../server.ts'
import { type Claims, claimsUntil, rs256Claims } from './jwt-rs256.ts'

/** Keys are asked for again after so long, and no sooner for a key that is not among them, milliseconds. */
const KEYS_LIFE = 3_600_000
const KEYS_REST = 60_000

/** Who signs, and for whom. */
export interface OidcRules {
  /** Address of the signer's keys. */
  readonly jwks: string
  readonly issuers: readonly string[]
  readonly audiences: readonly string[]
}

type Keys = ReadonlyMap<string, KeyObject>

async function load(address: string, host: ServerHost): Promise<Keys> {
  const answer = await host.fetch(address)
  const told = (await answer.json().catch(() => null)) as { keys?: unknown } | null
  if (!answer.ok || !Array.isArray(told?.keys)) throw new ServerRefusal('PLATFORM_UNAVAILABLE', `The signer gave no keys: ${answer.status}`)
  const keys = new Map<string, KeyObject>()
  for (const jwk of told.keys as Record<string, unknown>[]) {
    if (jwk?.kty !== 'RSA' || typeof jwk.kid !== 'string') continue
    try {
      keys.set(jwk.kid, createPublicKey({ key: jwk, format: 'jwk' }))
    } catch {
      // A key that cannot be read signs nothing for us.
    }
  }
  return keys
}

/** A checker of ID tokens that keeps the signers' keys. Each token must name its key, its issuer, and us as its audience. */
export function oidcChecker() {
  const kept = new Map<string, { readonly keys: Promise<Keys>; readonly at: number }>()

  function keysOf(address: string, host: ServerHost, maxAge: number): Promise<Keys> {
    const known = kept.get(address)
    if (known && Math.abs(host.now - known.at) < maxAge) return known.keys
    const entry = { keys: load(address, host), at: host.now }
    kept.set(address, entry)
    entry.keys.catch(() => {
      if (kept.get(address) === entry) kept.delete(address)
    })
    return entry.keys
  }

  return async function check(
    token: string,
    { jwks, issuers, audiences }: OidcRules,
    host: ServerHost,
  ): Promise<{ claims: Claims; until: number }> {
    let kid: unknown
    try {
      kid = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString('utf8')).kid
    } catch {
      // Told below.
    }
    if (typeof kid !== 'string') throw new ServerRefusal('PROOF_INVALID', 'The token names no key')
    const key = (await keysOf(jwks, host, KEYS_LIFE)).get(kid) ?? (await keysOf(jwks, host, KEYS_REST)).get(kid)
    if (!key) throw new ServerRefusal('PROOF_INVALID', 'The token’s key is not the signer’s')
    const claims = rs256Claims(token, key)
    const until = claimsUntil(claims, host.now)
    if (typeof claims.iss !== 'string' || !issuers.includes(claims.iss))
      throw new ServerRefusal('PROOF_INVALID', 'The token has another issuer')
    // A token for several audiences is one that others hold as well.
    if (typeof claims.aud !== 'string' || !audiences.includes(claims.aud))
      throw new ServerRefusal('PROOF_INVALID', 'The token is for another app')
    return { claims, until }
  }
}

/** The player whom checked claims name. */
export function provenBy({ sub, name }: Claims, until: number): Proven {
  const externalId = typeof sub === 'number' ? String(sub) : sub
  if (typeof externalId !== 'string' || !externalId) throw new ServerRefusal('PROOF_INVALID', 'The token names nobody')
  return { externalId, until, ...(typeof name === 'string' && name ? { displayName: name } : {}) }
}

/** A setting that lists several values with commas or spaces. */
export const listed = (text: string): string[] => text.split(/[\s,]+/).filter((item) => item !== '')
