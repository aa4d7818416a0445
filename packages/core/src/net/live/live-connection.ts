import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import { Client, type IMessage, ReconnectionTimeMode, type StompSubscription } from '@stomp/stompjs'
import type { LiveStore } from './live-store.ts'
import { Sequence } from './sequence.ts'

export interface LiveDeps {
  /** Address of the socket, `wss://…/api/websocket`. */
  readonly url: string
  readonly session: () => string | null
  readonly store: LiveStore
  /** A message that is new. */
  readonly hear: (message: LiveMessage) => void
  /** The socket failed: the connection is tested. */
  readonly lost: () => void
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** For tests: makes the socket. */
  readonly socket?: () => unknown
}

const RECONNECT_FIRST = 1000
const RECONNECT_MOST = 30_000
const HEARTBEAT = 10_000

/** The live line of one game. It stands while there is somebody to listen for, and finds its way back by itself. */
export class LiveConnection {
  readonly #deps: LiveDeps
  readonly #client: Client
  readonly #sequence = new Sequence()
  readonly #open = new Map<string, StompSubscription>()
  #destinations: readonly string[] = []
  #told = false

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
        this.#told = false
        deps.store.setConnected(true)
        this.#open.clear()
        for (const destination of this.#destinations) this.#subscribe(destination)
      },
      onWebSocketClose: () => deps.store.setConnected(false),
      onWebSocketError: () => this.#lost(),
      onStompError: () => this.#lost(),
    })
    deps.page.addEventListener('visibilitychange', this.#seen)
  }

  /** Listens for a client, and for a clan where it has one; anew where either changed. */
  async listen(clientUuid: string, clanId: number | null): Promise<void> {
    const destinations = ['/stomp/broadcast', `/stomp/personal/${clientUuid}`, ...(clanId === null ? [] : [`/stomp/clan/${clanId}`])]
    if (this.#client.active) await this.#client.deactivate({ force: true })
    this.#sequence.forget()
    this.#destinations = destinations
    this.#client.activate()
  }

  /** Stops listening; `listen` begins anew. */
  async close(): Promise<void> {
    this.#destinations = []
    this.#deps.store.setConnected(false)
    if (this.#client.active) await this.#client.deactivate({ force: true })
  }

  async destroy(): Promise<void> {
    this.#deps.page.removeEventListener('visibilitychange', this.#seen)
    await this.close()
  }

  #subscribe(destination: string): void {
    this.#open.get(destination)?.unsubscribe()
    const last = this.#sequence.last(destination)
    const headers: Record<string, string> = last === undefined ? {} : { 'from-seq': String(last) }
    this.#open.set(
      destination,
      this.#client.subscribe(destination, (frame) => this.#take(destination, frame), headers),
    )
  }

  #take(destination: string, frame: IMessage): void {
    const message = parsed(frame.body)
    if (!message) return
    if (message.notificationType === 'SNAPSHOT') {
      const known = this.#sequence.last(destination)
      this.#sequence.reset(destination, message.seq)
      // The first snapshot tells where the count stands; what was said before is not news.
      if (known === undefined) return
      // A server that was started anew counts from the start again.
      const from = message.seq < known ? 0 : known
      const missed = message.messages.filter(({ seq }) => seq > from)
      for (const one of missed) this.#deps.hear(one)
      // What was said and is not kept any more may have been that the player changed.
      if ((from < known || missed.length < message.seq - from) && destination.startsWith('/stomp/personal/'))
        this.#deps.hear({ seq: message.seq, type: 'player.changed', notificationType: 'PLAYER_CHANGED' })
      return
    }
    // Said by one node about itself, outside of the count.
    if (message.notificationType === 'SERVER_DRAINING') {
      this.#deps.hear(message)
      return
    }
    const next = this.#sequence.next(destination, message.seq)
    if (next === 'take') this.#deps.hear(message)
    else if (next === 'gap') this.#subscribe(destination)
  }

  /** One test for each time the line is lost, however often it fails to come back. */
  #lost(): void {
    if (this.#told) return
    this.#told = true
    this.#deps.lost()
  }

  /** Browsers put sockets of hidden pages to sleep: what was missed is asked for when the page is seen again. */
  #seen = (): void => {
    if (this.#deps.page.visibilityState !== 'visible' || !this.#client.active) return
    if (this.#client.connected) for (const destination of this.#destinations) this.#subscribe(destination)
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
