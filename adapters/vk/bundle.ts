import type { PlatformBundle } from '@skystair/platform'

/** VK opens our own address; its bridge is in the chunk, so none of VK's scripts are loaded. */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  // Odnoklassniki embeds games of VK too (`vk_client=ok`).
  frameAncestors: ['https://vk.com', 'https://*.vk.com', 'https://vk.ru', 'https://*.vk.ru', 'https://ok.ru', 'https://*.ok.ru'],
  zip: false,
  attributes: { 'data-vk-group': 'VK_GROUP', 'data-vk-banner': 'VK_BANNER' },
  libraries: ['@vkontakte/vk-bridge'],
}
