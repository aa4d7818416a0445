import type { PlatformBundle } from '@skystair/platform'

/** The portal serves the archive from its own address, in a frame of its page. */
export const bundle: PlatformBundle = {
  scripts: ['https://sdk.crazygames.com'],
  // The SDK fetches adverts from wherever the portal's partners keep them; the portal serves the page and its policy.
  connect: ['https://sdk.crazygames.com', 'https://*.crazygames.com'],
  frames: ['https://*.crazygames.com'],
  frameAncestors: ['https://*.crazygames.com'],
  zip: true,
  // Until the first gameplayStart at most 20 MB may have come for a place on the mobile home page.
  maxBytes: 250 * 1024 * 1024,
  maxFiles: 1500,
}
