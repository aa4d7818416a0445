import { createHmac } from 'node:crypto'

/** Returns VK's signature of launch values: those whose names begin with `vk_`, sorted and URL-encoded; HMAC-SHA256, base64url. */
export function signOf(fields: Readonly<Record<string, string>>, secret: string): string {
  const query = Object.keys(fields)
    .filter((name) => name.startsWith('vk_'))
    .sort()
    .map((name) => `${name}=${encodeURIComponent(fields[name] ?? '')}`)
    .join('&')
  return createHmac('sha256', secret).update(query).digest('base64url')
}
