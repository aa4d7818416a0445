import type { PlatformBundle } from '@skystair/platform'

/** The own site's page needs no other host: the pay pages of the providers open in a new tab. */
export const bundle: PlatformBundle = { scripts: [], connect: [], frameAncestors: [], zip: false }
