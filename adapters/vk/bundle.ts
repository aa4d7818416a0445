import type { PlatformBundle } from '@skystair/platform'

/** VK opens our own address; its bridge is in the chunk, so none of VK's scripts are loaded. */
export const bundle: PlatformBundle = {
  scripts: [],
  connect: [],
  frameAncestors: ['https://vk.com', 'https://*.vk.com', 'https://vk.ru', 'https://*.vk.ru'],
  zip: false,
  attributes: { 'data-vk-group': 'VK_GROUP' },
  libraries: ['@vkontakte/vk-bridge'],
}
