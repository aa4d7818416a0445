import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'
import { showNotifications } from './show-notifications.ts'

export const parts: AreaParts = {
  start: (services) => {
    const player = services.get(PlayerStore)
    // One at a time, so that nothing is shown twice.
    let showing = Promise.resolve()
    const show = () => {
      showing = showing.then(() => showNotifications(services))
    }
    const stops = [
      reaction(
        () => player.player?.id,
        (id) => id !== undefined && show(),
        { fireImmediately: true },
      ),
      reaction(() => services.live.changes, show),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
}
