import { callSdk } from '@skystair/platform/sdk'
import type bridge from '@vkontakte/vk-bridge'

/** The editor of stories stays open as long as the player wants, milliseconds. */
const SHOWN_LIMIT = 600_000

/** Opens VK's editor of stories with the picture and a button that opens the game. Rejects with CANCELLED if the player closes it. */
export async function showStory(send: (typeof bridge)['send'], picture: Blob, url: string): Promise<void> {
  const bytes = new Uint8Array(await picture.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const blob = `data:image/png;base64,${btoa(text)}`
  const attachment = { type: 'url', text: 'open', url } as const
  await callSdk(() => send('VKWebAppShowStoryBox', { background_type: 'image', blob, attachment }), SHOWN_LIMIT, 'CANCELLED')
}
