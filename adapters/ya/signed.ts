import { createHmac } from 'node:crypto'
import { equalText } from '@skystair/platform/proof'
import { ServerRefusal } from '@skystair/platform/server'

/** What the portal signs: a player's profile, one purchase, or a list of them. */
export interface Signed {
  /** Seconds since 1970. */
  readonly issuedAt: number
  readonly data: unknown
}

/** The portal's signature over the bytes of the JSON, not over their base64. */
export const signOf = (json: Uint8Array, secret: string): string => createHmac('sha256', secret).update(json).digest('base64')

const invalid = (message: string) => new ServerRefusal('PROOF_INVALID', message)

/** Opens `<signature>.<JSON>`, both standard base64 with padding, or refuses with PROOF_INVALID. */
export function openSigned(text: string, secret: string): Signed {
  const [signature = '', body = '', ...more] = text.split('.')
  const json = Buffer.from(body, 'base64')
  // The reader passes over what is no base64; one proof must have one spelling only.
  if (more.length || !body || json.toString('base64') !== body) throw invalid('The proof is not written as the portal writes it')
  if (!equalText(signature, signOf(json, secret))) throw invalid('The signature is not right')
  const { algorithm, issuedAt, data } = read(json)
  if (algorithm !== 'HMAC-SHA256' || typeof issuedAt !== 'number') throw invalid('The signed text is not the portal’s')
  return { issuedAt, data }
}

function read(json: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(json.toString()))
  } catch {
    throw invalid('The signed text is no JSON')
  }
}
