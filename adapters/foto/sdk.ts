// What the game uses of the portal's script. There is no public documentation: this is what shipped games call.

export interface FotoApi {
  /** Tells errors only. */
  init(onError: (error: unknown) => void): void
  api(method: string, params: Readonly<Record<string, string>>, callback: (answer: unknown) => void): void
  event(name: string, callback: (answer: unknown) => void, params: Readonly<Record<string, string | number>>): void
}

export interface FotoGlobals {
  fsapi?: new (appId: string, clientKey: string) => FotoApi
}

/**
 * The address of the script, which the portal hands over in the game's own address. Anybody could write one there, so only the portal's
 * hosts are taken; null for any other.
 */
export function scriptAddress(given: string): string | null {
  const url = URL.canParse(given, 'https://st.fotocdn.net') ? new URL(given, 'https://st.fotocdn.net') : null
  const portals = url && /(^|\.)(fotocdn\.net|fotostrana\.ru)$/.test(url.hostname)
  if (!portals || url.username || url.port || !/^https?:$/.test(url.protocol)) return null
  url.protocol = 'https:'
  return url.href
}
