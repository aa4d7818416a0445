import { createPublicKey, type KeyObject } from 'node:crypto'
// The parts, not the whole: that would take ten megabytes more of memory.
import { JWTExpired } from 'jose/errors'
import { type JWTVerifyGetKey, type JWTVerifyOptions, jwtVerify } from 'jose/jwt/verify'
import { ServerRefusal } from '../server.ts'

/** The longest token that is looked at, in characters. */
const LONGEST = 8192
/** How far a portal's clock may stand from ours, seconds. */
const SKEW = 60

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

/**
 * What an RS256 token claims, its signature and its times checked, and until when it is accepted, milliseconds. Throws PROOF_EXPIRED where the
 * token is over or from the future, PROOF_INVALID for everything else that is wrong with it. `now` in milliseconds.
 */
export async function rs256Claims(
  token: string,
  key: KeyObject | JWTVerifyGetKey,
  now: number,
  more: Pick<JWTVerifyOptions, 'issuer' | 'audience'> = {},
): Promise<{ claims: Claims; until: number }> {
  // One spelling of a token is accepted: a second one would be a second proof.
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
