// The part of the portal's script that the game uses. There is no public documentation: this is what published games call.
import { parseUrl } from '@skystair/platform'

export interface FotoApi {
  /** Calls back with errors only. */
  init(onError: (error: unknown) => void): void
  api(method: string, params: Readonly<Record<string, string>>, callback: (answer: unknown) => void): void
  event(name: string, callback: (answer: unknown) => void, params: Readonly<Record<string, string | number>>): void
}

export interface FotoGlobals {
  fsapi?: new (appId: string, clientKey: string) => FotoApi
}

/**
 * Returns the address of the script, which the portal passes in the game's own address. Anybody could write one there, so only the portal's
 * hosts are accepted; null for any other.
 */
export function scriptAddress(given: string): string | null {
  const url = parseUrl(given, 'https://st.fotocdn.net')
  const portals = url && /(^|\.)(fotocdn\.net|fotostrana\.ru)$/.test(url.hostname)
  if (!portals || url.username || url.port || !/^https?:$/.test(url.protocol)) return null
  url.protocol = 'https:'
  return url.href
}
