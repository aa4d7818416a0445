import { type PlatformCloud, PlatformError } from '@skystair/platform'
import { callSdk } from '@skystair/platform/sdk'
import { on, postEvent } from '@telegram-apps/sdk'

const ANSWER_LIMIT = 3000
let requests = 0

/** Calls one of the messenger's methods that are not events of their own, and returns its result. */
async function invoke(method: string, params: object): Promise<unknown> {
  const req_id = `skystair-${++requests}`
  let stop = () => {}
  const answered = () =>
    new Promise<unknown>((resolve, reject) => {
      stop = on('custom_method_invoked', (reply) => {
        if (reply.req_id !== req_id) return
        if (reply.error) reject(new PlatformError('FAILED', 'The messenger refused'))
        else resolve(reply.result)
      })
      postEvent('web_app_invoke_custom_method', { req_id, method, params })
    })
  return callSdk(answered, ANSWER_LIMIT).finally(() => stop())
}

/** The messenger's storage for the player of this bot. */
export const tgCloud: PlatformCloud = {
  get: async (key) => {
    const values = await invoke('getStorageValues', { keys: [key] })
    const value = (values as Readonly<Record<string, unknown>> | null)?.[key]
    return typeof value === 'string' && value !== '' ? value : null
  },
  set: async (key, value) => {
    await (value === '' ? invoke('deleteStorageValues', { keys: [key] }) : invoke('saveStorageValue', { key, value }))
  },
}
