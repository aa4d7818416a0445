import type { PlatformBundle } from '@skystair/platform'

/** Harbour takes an archive and serves it, with its own script, from its own host in a frame of its page. */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  frameAncestors: ['https://harbour.example'],
  zip: true,
  maxBytes: 100_000_000,
  maxFiles: 1500,
}
