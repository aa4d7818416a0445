import type { PlatformBundle } from '@skystair/platform'

/** The portal opens our own address in a frame: `kongregate_*` values come in its query and must not be lost on the way. */
export const bundle: PlatformBundle = {
  scripts: ['https://cdn1.kongregate.com'],
  connect: ['https://*.kongregate.com'],
  frames: ['https://*.kongregate.com'],
  frameAncestors: ['https://*.kongregate.com', 'https://*.konggames.com'],
  zip: false,
}
