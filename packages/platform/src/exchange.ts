import { PlatformError } from './errors.ts'
import type { PlatformManifest } from './manifest.ts'
import type { Exchange } from './port.ts'

/** Returns the exchange of a proof for a session, by the call that the manifest names. `more` are the call's other fields. */
export function exchangeFor(
  { source, authenticate }: Pick<PlatformManifest, 'source' | 'authenticate'>,
  proof: Exchange['body']['proof'],
  more: Readonly<Record<string, unknown>> = {},
): Exchange {
  if (authenticate === null) throw new PlatformError('UNSUPPORTED', `The manifest of ${source} names no call for a proof`)
  return { call: authenticate, body: { ...more, proof } }
}
