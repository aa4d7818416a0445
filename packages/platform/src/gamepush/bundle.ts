import type { PlatformBundle } from '../bundle.ts'

/**
 * GamePush puts one build on many portals and loads the scripts of each from that portal's hosts, so the page has no policy of ours. If such a portal has
 * stricter rules for archives, they are in its own adapter.
 */
export const gamePushBundle = (prefix: string): PlatformBundle => ({
  scripts: ['https://gamepush.com'],
  connect: ['https://gamepush.com', 'https://*.gamepush.com', 'https://*.eponesh.com'],
  frames: ['https://*.gamepush.com', 'https://*.eponesh.com'],
  frameAncestors: ['https://gamepush.com', 'https://*.gamepush.com', 'https://*.eponesh.com'],
  zip: true,
  anybody: true,
  attributes: { 'data-gp-project': `${prefix}_PROJECT_ID`, 'data-gp-token': `${prefix}_PUBLIC_TOKEN` },
})
