import type { PlatformBundle } from '@skystair/platform'

/**
 * The portal serves an archive with its own SDK beside it, and sets the page's policy itself: the game server's address is entered in its console. The
 * archive may name no absolute address of the portal, and so has no policy of ours.
 */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  frameAncestors: ['https://yandex.ru', 'https://*.yandex.ru', 'https://yandex.com', 'https://*.yandex.com', 'https://*.yandex.net'],
  zip: true,
  anybody: true,
  attributes: { 'data-ya-table': 'YA_TABLE' },
  maxBytes: 100_000_000,
}
