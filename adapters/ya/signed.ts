import { createHmac } from 'node:crypto'
import { equalText } from '@skystair/platform/proof'
import { ServerRefusal } from '@skystair/platform/server'

/** What the portal signs: a player's profile, one purchase, or a list of them. */
export interface Signed {
  /** Unix seconds. */
  readonly issuedAt: number
  readonly data: unknown
}

/** Returns the portal's signature over the bytes of the JSON, not over their base64. */
export const signOf = (json: Uint8Array, secret: string): string => createHmac('sha256', secret).update(json).digest('base64')

const invalid = (message: string) => new ServerRefusal('PROOF_INVALID', message)

/** Parses `<signature>.<JSON>`, both standard base64 with padding. Throws PROOF_INVALID if the signature is wrong. */
export function openSigned(text: string, secret: string): Signed {
  const [signature = '', body = '', ...more] = text.split('.')
  const json = Buffer.from(body, 'base64')
  // Node's decoder skips characters that are not base64; a proof must have one spelling only.
  if (more.length || !body || json.toString('base64') !== body) throw invalid('The proof does not have the portal’s format')
  if (!equalText(signature, signOf(json, secret))) throw invalid('The signature is wrong')
  const { algorithm, issuedAt, data } = read(json)
  if (algorithm !== 'HMAC-SHA256' || typeof issuedAt !== 'number') throw invalid('The signed text does not have the portal’s format')
  return { issuedAt, data }
}

function read(json: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(json.toString()))
  } catch {
    throw invalid('The signed text is no JSON')
  }
}
