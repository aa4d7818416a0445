import { parseUrl } from '@skystair/platform'

/**
 * Returns a function that explains a lost connection in the console, once, if its cause is the operator's setting: the server can be reached, but does
 * not answer pages of this origin. The browser hides that from us, so a second request is sent whose reply is not read.
 */
export function refusedOriginHint(server: string, fetch: typeof globalThis.fetch, origin: string, warn: (text: string) => void) {
  let reported = false
  return async (): Promise<void> => {
    const own = parseUrl(server)?.origin
    if (reported || !own || own === origin) return
    reported = true
    const reached = await fetch(`${server}/api/connection/isConnectionExists`, { mode: 'no-cors', credentials: 'omit' }).then(
      () => true,
      () => false,
    )
    if (reached) warn(`Skystair: the server ${server} does not answer pages of ${origin}. Add this origin to its setting ALLOWED_ORIGINS.`)
    else reported = false
  }
}
