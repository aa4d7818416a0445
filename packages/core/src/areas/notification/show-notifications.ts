import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** Shows refunds and gifts of friends that happened while the player was away, each once. Never rejects. */
export async function showNotifications(services: Services): Promise<void> {
  const { call, ui, t, report } = services
  const player = services.get(PlayerStore)
  try {
    for (const { id, kind, values } of await call('GET /api/player/notif/list', null, { once: true })) {
      const gems = Number(values.gems)
      if (kind === 'gemsRefunded') {
        const debt = (player.resources?.mithril ?? 0) < 0
        ui.toast(`${t('bank.refunded', { count: gems })}${debt ? ` ${t('bank.debt')}` : ''}`, 'bad')
      } else if (kind === 'giftGranted')
        ui.toast(t('bank.giftFrom', { name: values.name || t('common.guest'), gems: t('bank.gems', { count: gems }) }), 'good')
      else continue
      await call('POST /api/player/notif/remove/{id}', { params: { id } }, { once: true })
    }
  } catch (error) {
    // What could not be shown now is shown at the next start.
    if (!(error instanceof CallError)) report(`Notifications: ${String(error)}`)
  }
}
