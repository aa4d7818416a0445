import { reaction } from 'mobx'
import type { LiveConnection } from '../../net/live/live-connection.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from './store.ts'

/** Address of the socket of a server's origin. */
const socketUrl = (server: string): string => new URL('/api/websocket', server).href.replace(/^http/, 'ws')

/** Opens the live line whenever a session begins, and follows the player from client to client. Returns what ends it. */
export function followLive(services: Services): () => void {
  const { session, bring } = services
  const store = services.get(PlayerStore)
  let line: LiveConnection | null = null
  let ended = false
  const follow = () => {
    const { info, player } = store
    if (info && player && session.token !== null) void line?.listen(info.clientUuid, player.clanId)
    else void line?.close()
  }
  // The game is playable without it: its chunk comes after all that the player waits for, or not at all where the game ends before.
  const begin = async () => {
    const { LiveConnection } = await bring(() => import('../../net/live/live-connection.ts'), 'spare')
    if (ended) return
    line = new LiveConnection({
      url: socketUrl(services.options.server),
      session: () => session.token,
      store: services.live,
      hear: (message) => {
        services.live.hear(message)
        if (message.notificationType === 'PLAYER_CHANGED') void store.refresh()
      },
      lost: () => void services.connection.check(),
      page: document,
    })
    follow()
  }
  begin().catch((error: unknown) => ended || services.report(`Live line: ${String(error)}`))
  const stopSession = session.onChange(follow)
  const stopPlayer = reaction(() => [store.info?.clientUuid, store.player?.clanId, store.player?.id].join(), follow)
  return () => {
    ended = true
    stopSession()
    stopPlayer()
    void line?.destroy()
  }
}
