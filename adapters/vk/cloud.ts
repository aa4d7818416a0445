import type { PlatformCloud } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'
import type bridge from '@vkontakte/vk-bridge'

const ANSWER_LIMIT = 4000

/** VK's storage for the player: an unknown key has an empty value. */
export const vkCloud = (send: (typeof bridge)['send']): PlatformCloud => ({
  get: async (key) => {
    const { keys } = await callSdk(() => send('VKWebAppStorageGet', { keys: [key] }), ANSWER_LIMIT)
    return keys?.find((one) => one.key === key)?.value || null
  },
  set: async (key, value) => {
    await callSdk(() => send('VKWebAppStorageSet', { key, value }), ANSWER_LIMIT)
  },
})
