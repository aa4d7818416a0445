import type { PlatformBundle } from '@skystair/platform'

/** The Android app contains the archive, or opens our address; the store's own windows belong to the app. */
export const bundle: PlatformBundle = { scripts: [], connect: [], frameAncestors: [], zip: true }
