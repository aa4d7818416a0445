import { createPublicKey, type KeyObject } from 'node:crypto'
// Importing all of jose would take ten megabytes more of memory.
import { JWTExpired } from 'jose/errors'
import { type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose/jwt/verify'
import { ServerRefusal } from '../server.ts'

/** Maximum length of a token, in characters. */
const LONGEST = 8192
/** How far a portal's clock may differ from ours, seconds. */
const SKEW = 60

export type Claims = Readonly<Record<string, unknown>>

/** Parses a PEM public key, PKCS#1 or SPKI. Throws PLATFORM_UNAVAILABLE if the text is no RSA key. */
export function publicKey(pem: unknown): KeyObject {
  try {
    const key = createPublicKey(String(pem))
    if (key.asymmetricKeyType === 'rsa') return key
  } catch {
    // Reported below.
  }
  throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The portal gave no RSA key')
}

/**
 * Verifies an RS256 token's signature and times. Returns its claims and until when it is valid. Throws PROOF_EXPIRED if the token has
 * expired or is from the future, PROOF_INVALID for any other fault. Times in milliseconds.
 */
export async function rs256Claims(
  token: string,
  key: KeyObject | JWTVerifyGetKey,
  now: number,
  more: Pick<JWTVerifyOptions, 'issuer' | 'audience'> = {},
): Promise<{ claims: Claims; until: number }> {
  // Only one spelling of a token is accepted: a second one would count as a second proof.
  const isPlain = (part: string) => part === Buffer.from(part, 'base64url').toString('base64url')
  if (token.length > LONGEST || !token.split('.').every(isPlain)) throw new ServerRefusal('PROOF_INVALID', 'The token is no JWT')
  const claims = await verified(token, key, {
    ...more,
    algorithms: ['RS256'],
    requiredClaims: ['exp', 'iat'],
    clockTolerance: SKEW,
    currentDate: new Date(now),
  })
  if ((Number(claims.iat) - SKEW) * 1000 > now) throw new ServerRefusal('PROOF_EXPIRED', 'The token is from the future')
  return { claims, until: (Number(claims.exp) + SKEW) * 1000 }
}

async function verified(token: string, key: KeyObject | JWTVerifyGetKey, options: JWTVerifyOptions): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, key, options)
    return payload
  } catch (error) {
    if (error instanceof ServerRefusal) throw error
    if (error instanceof JWTExpired) throw new ServerRefusal('PROOF_EXPIRED', 'The token is over')
    throw new ServerRefusal('PROOF_INVALID', 'The token is not signed by the portal, or not for us')
  }
}
