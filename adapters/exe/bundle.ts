import type { PlatformBundle } from '@skystair/platform'

/**
 * The portal opens our own address in a frame. The address of its script is not documented: the build's setting names it and thereby allows
 * it.
 */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  frameAncestors: ['https://exe.ru', 'https://*.exe.ru'],
  zip: false,
  attributes: { 'data-exe-sdk': 'EXE_SDK' },
}
