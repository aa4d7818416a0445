import type { PlatformBundle } from '@skystair/platform'

/** GamePush puts one build on many portals: where the archive's rules are stricter, the portal's own adapter says them. */
export const bundle: PlatformBundle = {
  scripts: ['https://gamepush.com'],
  connect: ['https://gamepush.com', 'https://*.gamepush.com', 'https://*.eponesh.com'],
  frames: ['https://*.gamepush.com', 'https://*.eponesh.com'],
  frameAncestors: ['https://gamepush.com', 'https://*.gamepush.com', 'https://*.eponesh.com'],
  zip: true,
}
