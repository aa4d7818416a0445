import { reaction } from 'mobx'
import type { Session } from '../api/session.ts'
import type { RootStore } from '../stores/root-store.ts'
import { LiveLine } from './live-line.ts'

/** Address of the socket of a server's origin. */
export const socketUrl = (server: string): string => new URL('/api/websocket', server).href.replace(/^http/, 'ws')

/** Opens the live line whenever a session begins, and follows the player from client to client. Returns what ends it. */
export function followLive(store: RootStore, session: Session): () => Promise<void> {
  const line = new LiveLine({
    url: socketUrl(store.options.server),
    session: () => session.token,
    store: store.live,
    hear: (message) => {
      store.live.hear(message)
      if (message.notificationType === 'PLAYER_CHANGED') void store.player.refresh()
    },
    lost: () => {
      void store.connection.check().then((there) => {
        if (!there) store.ui.report('Server connection error')
      })
    },
    page: document,
  })
  const follow = () => {
    const { info, player } = store.player
    if (info && player && session.token !== null) void line.listen(info.clientUuid, player.clanId)
    else void line.close()
  }
  const stopSession = session.onChange(follow)
  const stopPlayer = reaction(() => [store.player.info?.clientUuid, store.player.player?.clanId, store.player.player?.id].join(), follow, {
    fireImmediately: true,
  })
  return async () => {
    stopSession()
    stopPlayer()
    await line.destroy()
  }
}
