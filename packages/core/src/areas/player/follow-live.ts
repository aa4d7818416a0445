import { reaction } from 'mobx'
import type { LiveConnection } from '../../net/live/live-connection.ts'
import { optional } from '../../services/load-module.ts'
import type { Services } from '../../services/services.ts'
import { stopAll } from '../../services/stop-all.ts'
import { PlayerStore } from './store.ts'

/** Behind a proxy without WebSocket the data is loaded again this often, in milliseconds. */
const POLL = 20_000

/** Returns the address of the socket of a server's origin. */
const socketUrl = (server: string): string => new URL('/api/websocket', server).href.replace(/^http/, 'ws')

/**
 * Opens the live connection while there is a session, and follows changes of player and clan. After each interruption, and without a live connection now
 * and then, the data is loaded again. Returns the function that stops it.
 */
export function followLive(services: Services): () => void {
  const { connection, live, session, loadChunk } = services
  const store = services.get(PlayerStore)
  let socket: LiveConnection | null = null
  let ended = false
  const follow = () => {
    const { info, player } = store
    if (info && player && session.token !== null) void socket?.listen(info.clientUuid, player.clanId)
    else void socket?.close()
  }
  // The game is playable without it: its script is loaded last, and not at all if the game ends before.
  const open = async () => {
    const { LiveConnection } = await loadChunk(() => import('../../net/live/live-connection.ts'), optional)
    if (ended) return
    socket = new LiveConnection({
      url: socketUrl(services.options.server),
      session: () => session.token,
      store: live,
      onMessage: (message) => {
        live.receive(message)
        if (message.notificationType === 'PLAYER_CHANGED') void store.refresh()
      },
      onLost: () => void connection.check(),
    })
    follow()
    socket.watch(live.watched)
  }
  open().catch((error: unknown) => ended || services.report(`Live connection: ${String(error)}`))
  /** Loads what live messages would have changed. */
  const poll = () => {
    if (live.connected || connection.state !== 'ok' || globalThis.document?.visibilityState === 'hidden' || !store.player) return
    live.miss()
    void store.refresh()
  }
  const polling = setInterval(poll, POLL)
  return stopAll(
    session.onChange(follow),
    reaction(() => [store.info?.clientUuid, store.player?.clanId, store.player?.id].join(), follow),
    reaction(
      () => live.watched,
      (watched) => socket?.watch(watched),
    ),
    // What has come back first fetches the other.
    reaction(
      () => live.connected,
      (connected) => connected && connection.state === 'lost' && connection.retry(),
    ),
    reaction(
      () => connection.state,
      (state) => {
        if (state !== 'ok') return
        socket?.wake()
        // A server that was restarted may require a newer client.
        void store.refreshInfo()
        poll()
      },
    ),
    reaction(
      () => connection.wakes,
      () => {
        socket?.wake()
        poll()
      },
    ),
    () => {
      ended = true
      clearInterval(polling)
      void socket?.close()
    },
  )
}
