import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'

/** Subscribes this device to messages, or ends its subscription. Never rejects: the game works without messages. */
export async function keepSubscription({ call, platform: { push }, report }: Services, wanted: boolean): Promise<void> {
  if (!push) return
  try {
    if (!wanted) {
      const endpoint = await push.unsubscribe()
      if (endpoint !== null) await call('POST /api/player/push/unsubscribe', { body: { endpoint } }, { once: true })
      return
    }
    const { key } = await call('GET /api/player/push/key', null, { once: true })
    const subscriber = key === null ? null : await push.subscribe(key)
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if (subscriber) await call('POST /api/player/push/subscribe', { body: { ...subscriber, timeZone } }, { once: true })
  } catch (error) {
    if (!(error instanceof CallError)) report(`Messages: ${String(error)}`)
  }
}
