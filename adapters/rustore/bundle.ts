import type { PlatformBundle } from '@skystair/platform'

/** The Android app carries the archive, or opens our address; the store's own windows are the app's. */
export const bundle: PlatformBundle = { scripts: [], connect: [], frameAncestors: [], zip: true }
