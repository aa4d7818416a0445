import type { PlatformBundle } from '@skystair/platform'

/** The portal opens our own address in a frame. */
export const bundle: PlatformBundle = {
  scripts: ['https://games.mail.ru'],
  connect: ['https://games.mail.ru'],
  frames: ['https://games.mail.ru', 'https://*.my.games'],
  frameAncestors: ['https://games.mail.ru', 'https://*.mail.ru', 'https://store.my.games', 'https://*.my.games'],
  zip: false,
}
