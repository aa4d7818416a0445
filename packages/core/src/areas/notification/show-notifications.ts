import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { lookOf } from './looks.ts'
import { NotificationStore } from './store.ts'

/** Loads the notifications. Also shows a message for some kinds, each once on this device. Never rejects. */
export async function showNotifications(services: Services): Promise<void> {
  const { call, local, ui, t, report } = services
  const store = services.get(NotificationStore)
  try {
    store.set(await call('GET /api/player/notif/list', null, { once: true }))
    const before = Number(local.get('announced') ?? 0)
    for (const one of store.list.filter(({ id, seen }) => !seen && id > before)) {
      const { announced, words } = lookOf(one)
      if (announced) ui.toast(words(one.values, t), announced)
    }
    const last = Math.max(before, ...store.list.map(({ id }) => id))
    if (last > before) local.set('announced', String(last))
  } catch (error) {
    // What could not be shown now is shown at the next start.
    if (!(error instanceof CallError)) report(`Notifications: ${String(error)}`)
  }
}
