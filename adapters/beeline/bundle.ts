import type { PlatformBundle } from '@skystair/platform'

/** ASSUMED: the portal opens our own address, in a frame or as a whole page. */
export const bundle: PlatformBundle = { scripts: [], connect: [], frameAncestors: ['https://*.beeline.ru'], zip: false }
