import type { PlatformBundle } from '@skystair/platform'

/** The portal serves the archive from its own address, in a frame of its page. */
export const bundle: PlatformBundle = {
  scripts: ['https://sdk.crazygames.com'],
  // The SDK loads adverts from the portal's partners; the portal serves the page and its policy.
  connect: ['https://sdk.crazygames.com', 'https://*.crazygames.com'],
  frames: ['https://*.crazygames.com'],
  frameAncestors: ['https://*.crazygames.com'],
  zip: true,
  // A place on the mobile home page requires at most 20 MB until the first gameplayStart.
  maxBytes: 250 * 1024 * 1024,
  maxFiles: 1500,
}
