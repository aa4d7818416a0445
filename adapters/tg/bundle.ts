import type { PlatformBundle } from '@skystair/platform'

/** The messenger opens our own address; its client library is in the chunk, so none of its scripts are loaded. */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  frameAncestors: ['https://web.telegram.org'],
  zip: false,
  libraries: ['@telegram-apps/sdk'],
  attributes: { 'data-tg-app': 'TG_APP' },
}
