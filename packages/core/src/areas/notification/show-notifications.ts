import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** Tells what the server did with money while the player looked elsewhere: refunds, and gifts of friends. Each is told once. Rejects never. */
export async function showNotifications(root: Services): Promise<void> {
  const { call, ui, t, report } = root
  const player = root.get(PlayerStore)
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
    // What could not be told now is told at the next start.
    if (!(error instanceof CallError)) report(`Notices: ${String(error)}`)
  }
}
