import type { PlatformBundle } from '@skystair/platform'

/**
 * The portal serves the archive to thousands of publishers' pages. Its SDK draws in scripts of the advertisers, whose hosts nobody can list:
 * the portal's page carries no policy of ours. The most that the archive may weigh is not documented.
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
