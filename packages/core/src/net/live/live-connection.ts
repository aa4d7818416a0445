import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import { Client, type IMessage, type StompSubscription } from '@stomp/stompjs'
import { Pauses } from '../../services/pauses.ts'
import type { LiveStore } from './live-store.ts'
import { Sequence } from './sequence.ts'

export interface LiveDeps {
  /** Address of the socket, `wss://…/api/websocket`. */
  readonly url: string
  readonly session: () => string | null
  readonly store: LiveStore
  /** Called with each new message. */
  readonly onMessage: (message: LiveMessage) => void
  /** Called when the socket failed, once for each loss. */
  readonly onLost: () => void
  /** Creates the socket, in tests. */
  readonly socket?: () => unknown
  readonly pauses?: Pauses
}

/** Limits of the pauses between attempts to connect, in milliseconds: full minutes of silence would be noticed. */
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 16_000
/** How long an attempt may take. */
const CONNECT_TIMEOUT = 8000
const HEARTBEAT = 10_000
/** How long the server may take to respond to a page that has just woken up, before its socket counts as dead. */
const WAKE_TIMEOUT = 5000

/** The live connection (STOMP) of one game. Open while there is a client to listen for; reconnects by itself. */
export class LiveConnection {
  readonly #deps: LiveDeps
  readonly #client: Client
  readonly #sequence = new Sequence()
  readonly #subscriptions = new Map<string, StompSubscription>()
  #destinations: readonly string[] = []
  /** Destinations that the player may not hear any more at any time. What was sent to them lately is requested, too. */
  #watched: readonly string[] = []
  #lossReported = false
  readonly #pauses: Pauses
  /** Of the next attempt to connect, or of a socket that must respond. */
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(deps: LiveDeps) {
    this.#deps = deps
    this.#pauses = deps.pauses ?? new Pauses(FIRST_PAUSE, LONGEST_PAUSE)
    this.#client = new Client({
      ...(deps.socket ? { webSocketFactory: deps.socket } : { brokerURL: deps.url }),
      // The library's own pauses are the same for all clients.
      reconnectDelay: 0,
      connectionTimeout: CONNECT_TIMEOUT,
      // On a dead line the browser would first wait a minute for the server to agree to the end.
      discardWebsocketOnCommFailure: true,
      heartbeatIncoming: HEARTBEAT,
      heartbeatOutgoing: HEARTBEAT,
      beforeConnect: (client) => {
        const session = deps.session()
        client.connectHeaders = session === null ? {} : { session }
      },
      onConnect: () => {
        this.#lossReported = false
        this.#pauses.reset()
        deps.store.setConnected(true)
        this.#subscriptions.clear()
        for (const destination of this.#all) this.#subscribe(destination)
      },
      onWebSocketClose: () => {
        deps.store.setConnected(false)
        this.#plan(this.#pauses.next(), this.#connect)
      },
      onWebSocketError: () => this.#reportLoss(),
      onHeartbeatLost: () => this.#reportLoss(),
      onStompError: () => {
        // The server may have refused one of them, and would after each reconnection.
        this.#watched = []
        this.#reportLoss()
      },
    })
  }

  /** Listens for a client, and for its clan if any. Reconnects if either has changed. */
  async listen(clientUuid: string, clanId: number | null): Promise<void> {
    const destinations = ['/stomp/broadcast', `/stomp/personal/${clientUuid}`, ...(clanId === null ? [] : [`/stomp/clan/${clanId}`])]
    this.#sequence.forget()
    this.#destinations = destinations
    await this.#connect()
  }

  /** Listens to these destinations, too, instead of those watched before. */
  watch(destinations: readonly string[]): void {
    const before = this.#watched
    this.#watched = destinations
    for (const gone of before.filter((one) => !destinations.includes(one))) {
      this.#subscriptions.get(gone)?.unsubscribe()
      this.#subscriptions.delete(gone)
    }
    if (this.#client.connected) for (const added of destinations.filter((one) => !before.includes(one))) this.#subscribe(added)
  }

  /** Stops listening, until the next `listen`. */
  async close(): Promise<void> {
    this.#destinations = []
    clearTimeout(this.#timer)
    this.#deps.store.setConnected(false)
    if (this.#client.active) await this.#client.deactivate({ force: true })
  }

  /** Browsers suspend hidden pages, and lines die silently: connects at once, or requests what was missed and expects an answer soon. */
  wake(): void {
    if (this.#destinations.length === 0) return
    this.#pauses.reset()
    this.#dropClosed()
    if (!this.#client.connected) return void this.#connect()
    for (const destination of this.#all) this.#subscribe(destination)
    this.#plan(WAKE_TIMEOUT, () => this.#client.forceDisconnect())
  }

  get #all(): readonly string[] {
    return [...this.#destinations, ...this.#watched]
  }

  #subscribe(destination: string): void {
    this.#subscriptions.get(destination)?.unsubscribe()
    const last = this.#sequence.last(destination) ?? (this.#watched.includes(destination) ? 0 : undefined)
    if (last === 0) this.#sequence.reset(destination, 0)
    const headers: Record<string, string> = last === undefined ? {} : { 'from-seq': String(last) }
    this.#subscriptions.set(
      destination,
      this.#client.subscribe(destination, (frame) => this.#receive(destination, frame), headers),
    )
  }

  /** Connects, instead of whatever socket there is. Does nothing while there is nothing to listen to. */
  #connect = async (): Promise<void> => {
    clearTimeout(this.#timer)
    if (this.#client.active) await this.#client.deactivate({ force: true })
    // The end of the old socket has planned another attempt.
    clearTimeout(this.#timer)
    if (this.#destinations.length > 0) this.#client.activate()
  }

  /** The browser's cache may have closed the socket without an event. */
  #dropClosed(): void {
    const socket = this.#client.webSocket
    if (!socket || socket.readyState < WebSocket.CLOSING) return
    const { onclose } = socket
    socket.onclose = () => {}
    onclose?.({ code: 1006, reason: '', wasClean: false })
  }

  #plan(pause: number, then: () => unknown): void {
    clearTimeout(this.#timer)
    if (this.#destinations.length > 0) this.#timer = setTimeout(then, pause)
  }

  #receive(destination: string, frame: IMessage): void {
    if (this.#client.connected) clearTimeout(this.#timer)
    const message = parsed(frame.body)
    if (!message) return
    if (message.notificationType === 'SNAPSHOT') {
      const last = this.#sequence.last(destination)
      this.#sequence.reset(destination, message.seq)
      // The first snapshot contains the current count; earlier messages are not new.
      if (last === undefined) return
      // A restarted server counts from the start again.
      const from = message.seq < last ? 0 : last
      const missed = message.messages.filter(({ seq }) => seq > from)
      for (const one of missed) this.#deps.onMessage(one)
      // A message that the server has dropped may have been that the player changed.
      if ((from < last || missed.length < message.seq - from) && destination.startsWith('/stomp/personal/'))
        this.#deps.onMessage({ seq: message.seq, type: 'player.changed', notificationType: 'PLAYER_CHANGED' })
      return
    }
    // Sent by one node about itself, outside of the count.
    if (message.notificationType === 'SERVER_DRAINING') {
      this.#deps.onMessage(message)
      return
    }
    const next = this.#sequence.next(destination, message.seq)
    if (next === 'take') this.#deps.onMessage(message)
    else if (next === 'gap') this.#subscribe(destination)
  }

  /** Reports each loss once, however often reconnecting fails. */
  #reportLoss(): void {
    if (this.#lossReported) return
    this.#lossReported = true
    this.#deps.onLost()
  }
}

function parsed(body: string): LiveMessage | LiveSnapshot | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'seq' in value ? (value as LiveMessage | LiveSnapshot) : null
  } catch {
    return null
  }
}
