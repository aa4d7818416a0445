import type { PlatformBundle } from '@skystair/platform'

/** The portal opens our own address and passes the address of its script in it. */
export const bundle: PlatformBundle = {
  scripts: ['https://*.fotocdn.net', 'https://*.fotostrana.ru'],
  connect: ['https://*.fotocdn.net', 'https://*.fotostrana.ru'],
  frames: ['https://*.fotostrana.ru'],
  frameAncestors: ['https://fotostrana.ru', 'https://*.fotostrana.ru'],
  zip: false,
  attributes: { 'data-foto-client-key': 'FOTO_CLIENT_KEY' },
}
