import type { PlatformBundle } from '@skystair/platform'

/** The content security policy of a platform's page: ourselves, the game server, and what the portal's own scripts need; nobody else. */
export function policyOf({ scripts, connect, frames = [] }: PlatformBundle, server: string): string {
  const live = server.replace(/^http/, 'ws')
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // The game puts its own style element into its root, and React sets style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...connect],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...connect],
    'connect-src': ["'self'", ...(server ? [server, live] : ['ws:', 'wss:']), ...connect],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}
