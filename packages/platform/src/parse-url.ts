/** Returns an address as a URL; null if it is none. Why not `URL.parse`: older browsers lack it. */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
