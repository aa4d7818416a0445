/** Whether an origin is on the list; `https://*.example.com` stands for every name below example.com. */
export function originListed(list: readonly string[], origin: string): boolean {
  return list.some((entry) => {
    if (!entry.includes('*.')) return entry === origin
    const [scheme, rest] = entry.split('*') as [string, string]
    return origin.startsWith(scheme) && origin.endsWith(rest) && /^[a-z0-9.-]+$/i.test(origin.slice(scheme.length, -rest.length))
  })
}

/** Whether a page of this origin may talk to us: our own pages, pages of the list, and whoever is no page at all. */
export function originAllowed(list: readonly string[], origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  if (originListed(list, origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
