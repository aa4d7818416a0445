import type { PlatformBundle } from '@skystair/platform'

/** The portal opens our own address. */
export const bundle: PlatformBundle = {
  scripts: ['https://api.ok.ru'],
  connect: ['https://api.ok.ru', 'https://*.ok.ru', 'https://*.mycdn.me'],
  frames: ['https://ok.ru', 'https://*.ok.ru'],
  frameAncestors: ['https://ok.ru', 'https://*.ok.ru'],
  zip: false,
  attributes: { 'data-ok-group': 'OK_GROUP', 'data-ok-banner': 'OK_BANNER' },
}
