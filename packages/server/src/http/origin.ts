/** Whether an origin is on the list. `https://*.example.com` matches every subdomain of example.com. */
export function originListed(list: readonly string[], origin: string): boolean {
  return list.some((entry) => {
    if (!entry.includes('*.')) return entry === origin
    const [scheme, rest] = entry.split('*') as [string, string]
    return origin.startsWith(scheme) && origin.endsWith(rest) && /^[a-z0-9.-]+$/i.test(origin.slice(scheme.length, -rest.length))
  })
}

/** True if requests of this origin are allowed: the server's own, those on the list, and requests without one, which do not come from a web page. */
export function originAllowed(list: readonly string[], origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  if (originListed(list, origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
