import type { ServerHost } from '../server.ts'

/**
 * What is asked of a portal's server once and shared by all who wait: its keys, our access to its API. `maxAge` is how old the answer may be,
 * milliseconds. A failure is not kept.
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

/** A signer's keys are asked for again after so long, and no sooner for a token that none of them fits, milliseconds. */
export const KEYS_LIFE = 3_600_000
export const KEYS_REST = 60_000
