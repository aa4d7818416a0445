import type { PlatformBundle } from '@skystair/platform'

/**
 * The portal serves the archive to the pages of thousands of publishers. Its SDK loads scripts of advertisers from unknown hosts, so the
 * page has no policy of ours. The maximum size of the archive is not documented.
 */
export const bundle: PlatformBundle = {
  scripts: ['https://html5.api.gamedistribution.com', 'https://imasdk.googleapis.com'],
  connect: ['https://*.gamedistribution.com'],
  frames: ['https://*.gamedistribution.com', 'https://imasdk.googleapis.com'],
  frameAncestors: ['https:'],
  zip: true,
  anybody: true,
  attributes: { 'data-gd-game': 'GAMEDISTRIBUTION_GAME_ID' },
}
