import type { PlatformBundle } from '@skystair/platform'

/** The portal serves an archive and sets the page's policy itself: the game server's address is entered in its console. */
export const bundle: PlatformBundle = {
  scripts: ['https://sdk.games.s3.yandex.net'],
  connect: ['https://*.yandex.ru', 'https://*.yandex.net'],
  frames: ['https://*.yandex.ru', 'https://*.yandex.net'],
  frameAncestors: ['https://yandex.ru', 'https://*.yandex.ru', 'https://yandex.com', 'https://*.yandex.com', 'https://*.yandex.net'],
  zip: true,
  maxBytes: 100_000_000,
}
