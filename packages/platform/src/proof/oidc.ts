import { JWKSNoMatchingKey } from 'jose/errors'
import { createLocalJWKSet } from 'jose/jwks/local'
import type { JWTVerifyGetKey } from 'jose/jwt/verify'
import { type Proven, type ServerHost, ServerRefusal } from '../server.ts'
import { cached, KEYS_LIFE, KEYS_REST } from './cached.ts'
import { type Claims, rs256Claims } from './jwt-rs256.ts'

/** The accepted signer and audience of ID tokens. */
export interface OidcRules {
  /** Address of the signer's keys. */
  readonly jwks: string
  readonly issuers: readonly string[]
  readonly audiences: readonly string[]
}

async function load(address: string, host: ServerHost): Promise<ReturnType<typeof createLocalJWKSet>> {
  const response = await host.fetch(address)
  try {
    if (response.ok) return createLocalJWKSet((await response.json()) as Parameters<typeof createLocalJWKSet>[0])
  } catch {
    // Reported below.
  }
  throw new ServerRefusal('PLATFORM_UNAVAILABLE', `The signer gave no keys: ${response.status}`)
}

/** Returns a checker of ID tokens that caches the signers' keys. Each token must name its key, its issuer, and only us as its audience. */
export function oidcChecker() {
  const keysOf = cached(load)

  return async function check(
    token: string,
    { jwks, issuers, audiences }: OidcRules,
    host: ServerHost,
  ): Promise<{ claims: Claims; until: number }> {
    const key: JWTVerifyGetKey = async (header, whole) => {
      if (typeof header.kid !== 'string') throw new ServerRefusal('PROOF_INVALID', 'The token names no key')
      const keys = await keysOf(jwks, host, KEYS_LIFE)
      try {
        return await keys(header, whole)
      } catch (error) {
        if (!(error instanceof JWKSNoMatchingKey)) throw error
        return (await keysOf(jwks, host, KEYS_REST))(header, whole)
      }
    }
    const checked = await rs256Claims(token, key, host.now, { issuer: [...issuers], audience: [...audiences] })
    // Other apps have a token with several audiences, too.
    if (typeof checked.claims.aud !== 'string') throw new ServerRefusal('PROOF_INVALID', 'The token is for other apps, too')
    return checked
  }
}

/** Returns the player whom verified claims name. Throws PROOF_INVALID if they name no player. */
export function provenBy({ sub, name }: Claims, until: number): Proven {
  const externalId = typeof sub === 'number' ? String(sub) : sub
  if (typeof externalId !== 'string' || !externalId) throw new ServerRefusal('PROOF_INVALID', 'The token names nobody')
  return { externalId, until, ...(typeof name === 'string' && name ? { displayName: name } : {}) }
}

/** Parses a setting with several values, separated by commas or spaces. */
export const listed = (text: string): string[] => text.split(/[\s,]+/).filter((item) => item !== '')
