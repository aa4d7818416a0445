import type { PlatformBundle } from '@skystair/platform'

/** The portal opens our own address in a frame, with `kongregate_*` values in its query, which must be kept. */
export const bundle: PlatformBundle = {
  scripts: ['https://cdn1.kongregate.com'],
  connect: ['https://*.kongregate.com'],
  frames: ['https://*.kongregate.com'],
  frameAncestors: ['https://*.kongregate.com', 'https://*.konggames.com'],
  zip: false,
}
