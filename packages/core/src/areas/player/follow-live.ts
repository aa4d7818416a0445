import { reaction } from 'mobx'
import type { LiveConnection } from '../../net/live/live-connection.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from './store.ts'

/** Returns the address of the socket of a server's origin. */
const socketUrl = (server: string): string => new URL('/api/websocket', server).href.replace(/^http/, 'ws')

/** Opens the live connection while there is a session, and follows changes of player and clan. Returns the function that stops it. */
export function followLive(services: Services): () => void {
  const { session, loadChunk } = services
  const store = services.get(PlayerStore)
  let connection: LiveConnection | null = null
  let ended = false
  const follow = () => {
    const { info, player } = store
    if (info && player && session.token !== null) void connection?.listen(info.clientUuid, player.clanId)
    else void connection?.close()
  }
  // The game is playable without it: its script is loaded last, and not at all if the game ends before.
  const open = async () => {
    const { LiveConnection } = await loadChunk(() => import('../../net/live/live-connection.ts'), 'optional')
    if (ended) return
    connection = new LiveConnection({
      url: socketUrl(services.options.server),
      session: () => session.token,
      store: services.live,
      onMessage: (message) => {
        services.live.receive(message)
        if (message.notificationType === 'PLAYER_CHANGED') void store.refresh()
      },
      onLost: () => void services.connection.check(),
      page: document,
    })
    follow()
    connection.watch(services.live.watched)
  }
  open().catch((error: unknown) => ended || services.report(`Live connection: ${String(error)}`))
  const stopSession = session.onChange(follow)
  const stopPlayer = reaction(() => [store.info?.clientUuid, store.player?.clanId, store.player?.id].join(), follow)
  const stopWatching = reaction(
    () => services.live.watched,
    (watched) => connection?.watch(watched),
  )
  return () => {
    ended = true
    stopWatching()
    stopSession()
    stopPlayer()
    void connection?.destroy()
  }
}
