import type { Bought, PayOrder, PlatformError } from '@skystair/platform'
import { callSdk, requireText } from '@skystair/platform/sdk'
import type bridge from '@vkontakte/vk-bridge'

/** How long the order's window may stay open, milliseconds. */
const WINDOW_LIMIT = 600_000
/** VK's code for a player who cancelled. Other errors were observed although the votes were taken. */
const SAID_NO = 4

/** Opens the window of an order. Its result is a hint: VK's notices to our server decide. */
export const vkPay =
  (send: typeof bridge.send) =>
  async ({ payload }: PayOrder): Promise<Bought> => {
    const item = requireText(payload.item)
    try {
      const answer: unknown = await callSdk(() => send('VKWebAppShowOrderBox', { type: 'item', item }), WINDOW_LIMIT)
      // The documents and the library's types name different fields.
      const { success, status } = Object(answer)
      if (success === true || status === 'success') return { outcome: 'PAID' }
      if (status === 'cancel') return { outcome: 'CANCELLED' }
      return { outcome: status === 'fail' ? 'FAILED' : 'UNKNOWN' }
    } catch (error) {
      const { error_data } = Object((error as PlatformError).cause)
      return { outcome: Object(error_data).error_code === SAID_NO ? 'CANCELLED' : 'UNKNOWN' }
    }
  }
