import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import { Client, type IMessage, ReconnectionTimeMode, type StompSubscription } from '@stomp/stompjs'
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
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** Creates the socket, in tests. */
  readonly socket?: () => unknown
}

const RECONNECT_FIRST = 1000
const RECONNECT_MOST = 30_000
const HEARTBEAT = 10_000

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

  constructor(deps: LiveDeps) {
    this.#deps = deps
    this.#client = new Client({
      ...(deps.socket ? { webSocketFactory: deps.socket } : { brokerURL: deps.url }),
      reconnectDelay: RECONNECT_FIRST,
      maxReconnectDelay: RECONNECT_MOST,
      reconnectTimeMode: ReconnectionTimeMode.EXPONENTIAL,
      heartbeatIncoming: HEARTBEAT,
      heartbeatOutgoing: HEARTBEAT,
      beforeConnect: (client) => {
        const session = deps.session()
        client.connectHeaders = session === null ? {} : { session }
      },
      onConnect: () => {
        this.#lossReported = false
        deps.store.setConnected(true)
        this.#subscriptions.clear()
        for (const destination of this.#all) this.#subscribe(destination)
      },
      onWebSocketClose: () => deps.store.setConnected(false),
      onWebSocketError: () => this.#reportLoss(),
      onStompError: () => {
        // The server may have refused one of them, and would after each reconnection.
        this.#watched = []
        this.#reportLoss()
      },
    })
    deps.page.addEventListener('visibilitychange', this.#onVisible)
  }

  /** Listens for a client, and for its clan if any. Reconnects if either has changed. */
  async listen(clientUuid: string, clanId: number | null): Promise<void> {
    const destinations = ['/stomp/broadcast', `/stomp/personal/${clientUuid}`, ...(clanId === null ? [] : [`/stomp/clan/${clanId}`])]
    if (this.#client.active) await this.#client.deactivate({ force: true })
    this.#sequence.forget()
    this.#destinations = destinations
    this.#client.activate()
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
    this.#deps.store.setConnected(false)
    if (this.#client.active) await this.#client.deactivate({ force: true })
  }

  async destroy(): Promise<void> {
    this.#deps.page.removeEventListener('visibilitychange', this.#onVisible)
    await this.close()
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

  #receive(destination: string, frame: IMessage): void {
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

  /** Browsers suspend sockets of hidden pages: missed messages are requested when the page is visible again. */
  #onVisible = (): void => {
    if (this.#deps.page.visibilityState !== 'visible' || !this.#client.active) return
    if (this.#client.connected) for (const destination of this.#all) this.#subscribe(destination)
    else void this.#client.deactivate({ force: true }).then(() => this.#destinations.length > 0 && this.#client.activate())
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
