import type { PlatformBundle } from '@skystair/platform'

/** The wrapper puts our address into its frame and talks to it by messages: no script of its own, at most 50 MB within ten seconds. */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  frameAncestors: ['https://playdeck.io', 'https://*.playdeck.io'],
  zip: false,
  maxBytes: 50_000_000,
}
