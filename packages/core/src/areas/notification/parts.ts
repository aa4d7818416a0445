import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import { stopAll } from '../../services/stop-all.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { PlayerStore } from '../player/index.ts'
import { NotificationList } from './list.tsx'
import css from './notification.css'
import { keepSubscription } from './push-subscription.ts'
import { showNotifications } from './show-notifications.ts'

export const parts: AreaParts = {
  css: [...kitCss, css],
  slots: { 'news/notifications': NotificationList },
  start: (services) => {
    const player = services.get(PlayerStore)
    // One at a time, so that nothing is shown twice.
    let showing = Promise.resolve()
    const show = () => {
      showing = showing.then(() => showNotifications(services))
    }
    return stopAll(
      // The server reports no change that the player's own call has made: a new level or hero is seen in its reply.
      reaction(
        () => player.player && [player.player.id, player.player.level, player.player.creatures.length].join(),
        (reached) => reached !== null && show(),
        { fireImmediately: true },
      ),
      reaction(() => services.live.changes, show),
      reaction(
        () => player.player?.pushEnabled,
        (wanted) => wanted !== undefined && void keepSubscription(services, wanted),
        { fireImmediately: true },
      ),
    )
  },
}
