import type { ServerHost } from '../server.ts'

/**
 * Returns a loader that shares the result of a request to a portal's server among all callers, such as keys or an access token. A result
 * older than `maxAge` milliseconds is loaded again. Failures are not cached.
 */
export function cached<T>(
  load: (key: string, host: ServerHost) => Promise<T>,
): (key: string, host: ServerHost, maxAge: number) => Promise<T> {
  const entries = new Map<string, { readonly value: Promise<T>; readonly at: number }>()
  return (key, host, maxAge) => {
    const known = entries.get(key)
    if (known && Math.abs(host.now - known.at) < maxAge) return known.value
    const entry = { value: load(key, host), at: host.now }
    entries.set(key, entry)
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key)
    })
    return entry.value
  }
}

/** How long a signer's keys are cached, and how long at least if a token fits none of them, milliseconds. */
export const KEYS_LIFE = 3_600_000
export const KEYS_REST = 60_000
