import { createHmac } from 'node:crypto'
import { equalText } from '@skystair/platform/proof'
import { ServerRefusal } from '@skystair/platform/server'

/** Returns the signature of a payload that is already base64url. */
export const signatureOf = (payload: string, apiKey: string): string => createHmac('sha256', apiKey).update(payload).digest('base64url')

/** Returns the content of a signed request of Kongregate. Throws PROOF_INVALID if its signature is wrong. */
export function openSignedRequest(request: string, apiKey: string): Readonly<Record<string, unknown>> {
  const [signature, payload, ...more] = request.split('.')
  if (!signature || !payload || more.length > 0 || !equalText(signature, signatureOf(payload, apiKey)))
    throw new ServerRefusal('PROOF_INVALID', 'Not signed by Kongregate')
  try {
    const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    if (
      typeof content === 'object' &&
      content !== null &&
      String((content as { algorithm?: unknown }).algorithm).toUpperCase() === 'HMAC-SHA256'
    )
      return content as Record<string, unknown>
  } catch {
    // Reported below.
  }
  throw new ServerRefusal('PROOF_INVALID', 'The signed request cannot be read')
}
