import type { PlatformBundle } from '@skystair/platform'

/** The portal opens our own address. */
export const bundle: PlatformBundle = {
  scripts: ['https://games.mail.ru'],
  connect: ['https://games.mail.ru', 'https://vkplay.ru', 'https://*.vkplay.ru'],
  frames: ['https://games.mail.ru', 'https://vkplay.ru', 'https://*.vkplay.ru'],
  frameAncestors: ['https://games.mail.ru', 'https://vkplay.ru', 'https://*.vkplay.ru', 'https://my.mail.ru'],
  zip: false,
}
