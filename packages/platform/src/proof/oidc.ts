import { JWKSNoMatchingKey } from 'jose/errors'
import { createLocalJWKSet } from 'jose/jwks/local'
import type { JWTVerifyGetKey } from 'jose/jwt/verify'
import { type Proven, type ServerHost, ServerRefusal } from '../server.ts'
import { cached, KEYS_LIFE, KEYS_REST } from './cached.ts'
import { type Claims, rs256Claims } from './jwt-rs256.ts'

/** Who signs, and for whom. */
export interface OidcRules {
  /** Address of the signer's keys. */
  readonly jwks: string
  readonly issuers: readonly string[]
  readonly audiences: readonly string[]
}

async function load(address: string, host: ServerHost): Promise<ReturnType<typeof createLocalJWKSet>> {
  const answer = await host.fetch(address)
  try {
    if (answer.ok) return createLocalJWKSet((await answer.json()) as Parameters<typeof createLocalJWKSet>[0])
  } catch {
    // Told below.
  }
  throw new ServerRefusal('PLATFORM_UNAVAILABLE', `The signer gave no keys: ${answer.status}`)
}

/** A checker of ID tokens that keeps the signers' keys. Each token must name its key, its issuer, and us as its audience. */
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
    // A token for several audiences is one that others hold as well.
    if (typeof checked.claims.aud !== 'string') throw new ServerRefusal('PROOF_INVALID', 'The token is for other apps, too')
    return checked
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
