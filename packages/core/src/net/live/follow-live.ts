import { reaction } from 'mobx'
import type { Bring } from '../../app/load-module.ts'
import type { RootStore } from '../../root-store.ts'
import type { Session } from '../session.ts'
import type { LiveLine } from './live-connection.ts'

/** Address of the socket of a server's origin. */
const socketUrl = (server: string): string => new URL('/api/websocket', server).href.replace(/^http/, 'ws')

/** Opens the live line whenever a session begins, and follows the player from client to client. Returns what ends it. */
export function followLive(store: RootStore, session: Session, bring: Bring): () => Promise<void> {
  let line: LiveLine | null = null
  let ended = false
  const follow = () => {
    const { info, player } = store.player
    if (info && player && session.token !== null) void line?.listen(info.clientUuid, player.clanId)
    else void line?.close()
  }
  // The game is playable without it: its chunk comes after all that the player waits for, or not at all where the game ends before.
  const begin = async () => {
    const { LiveLine } = await bring(() => import('./live-connection.ts'), 'spare')
    if (ended) return
    line = new LiveLine({
      url: socketUrl(store.options.server),
      session: () => session.token,
      store: store.live,
      hear: (message) => {
        store.live.hear(message)
        if (message.notificationType === 'PLAYER_CHANGED') void store.player.refresh()
      },
      lost: () => void store.connection.check(),
      page: document,
    })
    follow()
  }
  begin().catch((error: unknown) => ended || store.ui.report(`Live line: ${String(error)}`))
  const stopSession = session.onChange(follow)
  const stopPlayer = reaction(() => [store.player.info?.clientUuid, store.player.player?.clanId, store.player.player?.id].join(), follow)
  return async () => {
    ended = true
    stopSession()
    stopPlayer()
    await line?.destroy()
  }
}
