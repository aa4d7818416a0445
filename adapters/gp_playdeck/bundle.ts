import type { PlatformBundle } from '@skystair/platform'

/** The wrapper opens our address in its frame and communicates by messages: it has no script. At most 50 MB within ten seconds. */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  // The wrapper itself is in a frame of the messenger’s web version.
  frameAncestors: ['https://playdeck.io', 'https://*.playdeck.io', 'https://web.telegram.org'],
  zip: false,
  maxBytes: 50_000_000,
}
