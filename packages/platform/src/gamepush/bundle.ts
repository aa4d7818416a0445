import type { PlatformBundle } from '../bundle.ts'

/** GamePush puts one build on many portals: where an archive's rules are stricter, the portal's own adapter says them. */
export const gamePushBundle = (prefix: string): PlatformBundle => ({
  scripts: ['https://gamepush.com'],
  connect: ['https://gamepush.com', 'https://*.gamepush.com', 'https://*.eponesh.com'],
  frames: ['https://*.gamepush.com', 'https://*.eponesh.com'],
  frameAncestors: ['https://gamepush.com', 'https://*.gamepush.com', 'https://*.eponesh.com'],
  zip: true,
  attributes: { 'data-gp-project': `${prefix}_PROJECT_ID`, 'data-gp-token': `${prefix}_PUBLIC_TOKEN` },
})
