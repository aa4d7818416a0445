import type { PlatformBundle } from '@skystair/platform'

/** The portal opens our own address in a frame. Its script's address is not documented: whoever builds states it, and so lets it in. */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  frameAncestors: ['https://exe.ru', 'https://*.exe.ru'],
  zip: false,
  attributes: { 'data-exe-sdk': 'EXE_SDK' },
}
