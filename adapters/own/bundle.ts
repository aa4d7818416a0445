import type { PlatformBundle } from '@skystair/platform'

/** The own site's page needs no foreign host: the pay pages of the providers open beside it. */
export const bundle: PlatformBundle = { scripts: [], connect: [], frameAncestors: [], zip: false }
