/**
 * The hosts of the browsers' push services. Clients supply the addresses of the server's requests: any other host could be an internal one that only the server
 * can reach.
 */
const HOSTS = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** Returns whether an address belongs to the push service of a browser. */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  const known = HOSTS.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  return protocol === 'https:' && port === '' && username === '' && known
}
