import type { PlatformBundle } from '@skystair/platform'

/**
 * Returns the content security policy of a platform's page: it allows our own origin, the game server, and what the portal's scripts need.
 */
export function policyOf({ scripts, styles = [], connect, frames = [] }: PlatformBundle, server: string): string {
  const live = server.replace(/^http/, 'ws')
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // The game adds its own style element to its root, and React sets style attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...styles],
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
