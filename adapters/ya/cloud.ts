import { type PlatformCloud, PlatformError } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'
import type { YaPlayer } from './sdk.ts'

const ANSWER_LIMIT = 5000

/** The portal's data of the player, which it stores as one object; `player` returns null before the player is identified. */
export function yaCloud(player: () => YaPlayer | null) {
  const load = async () => {
    const data = await callSdk(() => player()?.getData?.(), ANSWER_LIMIT)
    if (!data) throw new PlatformError('UNSUPPORTED', 'The portal stores nothing for this player')
    return data
  }
  const cloud: PlatformCloud = {
    get: async (key) => {
      const value = (await load())[key]
      return typeof value === 'string' && value !== '' ? value : null
    },
    set: async (key, value) => {
      const { [key]: _, ...others } = await load()
      await callSdk(() => player()?.setData?.({ ...others, ...(value === '' ? {} : { [key]: value }) }, true), ANSWER_LIMIT)
    },
  }
  return { canStore: () => player()?.getData !== undefined, cloud }
}
