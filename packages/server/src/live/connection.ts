import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import type { WebSocket } from 'ws'
import type { Bus } from './bus/bus.ts'
import { addHeaders, type Frame, writeFrame } from './frame.ts'
import { frameReader } from './frame-reader.ts'
import type { SocketOwner } from './socket-owner.ts'

/** Limit of unsent bytes above which a client is disconnected. It reconnects and requests the messages that it missed. */
const MAX_BACKLOG = 1 << 20
/** Milliseconds within which a socket must send CONNECT. */
const CONNECT_TIMEOUT = 10_000
/** The longest interval between heart-beats, in milliseconds. Timers run without pause at an interval that is too long for them. */
const MAX_BEAT = 3_600_000
/** Characters of the longest frame of a client: only the addresses in its headers are long. */
export const FRAME_LIMIT = 16 * 1024
/** Number of frames that a client may send within `WINDOW` milliseconds. Why: each subscription reads the database and is answered with many messages. */
export const MAX_FRAMES = 60
const WINDOW = 10_000

interface Subscription {
  readonly id: string
  /** Messages that arrive while the recent messages are being read; null afterwards. */
  waiting: LiveMessage[] | null
  /** The number of the last message that was sent. */
  seq: number
  /** True if the right to it may have ended since it was checked. */
  doubted: boolean
}

export interface Connection {
  /** Sends a message to a destination that is subscribed to; `frame` is its frame by `messageFrame`, the same for all connections. */
  deliver(destination: string, message: LiveMessage, frame: string): void
  /** Looks again whose messages the owner does not want. */
  checkMutes(): void
  /** Sends SERVER_DRAINING on the broadcast, without a new number. */
  draining(): void
  close(): void
}

export interface ConnectionDeps {
  readonly bus: Bus
  /** Resolves with the owner of a session token, or null. */
  readonly authenticate: (token: string) => Promise<SocketOwner | null>
  /** Resolves with the players whose messages the owner does not want. */
  readonly mutesOf: (owner: SocketOwner) => Promise<ReadonlySet<number>>
  /** Registers the owner of the connection. Returns false if the player may not have one more socket. */
  readonly admit: (owner: SocketOwner) => boolean
  /** Resolves with whether the owner may listen to a destination now. */
  readonly maySubscribe: (owner: SocketOwner, destination: string) => Promise<boolean>
  /** Called when a destination is subscribed to, and when it no longer is. */
  readonly subscribed: (destination: string) => void
  readonly unsubscribed: (destination: string) => void
  /** The session in the address of the socket. */
  readonly upgradeToken: string | null
  /** Milliseconds between heart-beats. */
  readonly beat: number
}

/** Returns the frame of a message, without the headers that differ between connections. */
export const messageFrame = (destination: string, content: LiveMessage | LiveSnapshot): string =>
  writeFrame('MESSAGE', { destination, seq: content.seq, 'content-type': 'application/json' }, JSON.stringify(content))

/** Returns a message; in place of one that a player whom the owner mutes has written, only its number, so that the client misses none. */
function withheld(content: LiveMessage, mutes: ReadonlySet<number>): LiveMessage {
  if (content.type !== 'chat.message') return content
  const { authorId, forwarded } = content.message
  if (!mutes.has(authorId) && !(forwarded && mutes.has(forwarded.id))) return content
  return { seq: content.seq, type: 'chat.message.muted', notificationType: 'CHAT_MESSAGE_MUTED' }
}

/** Serves STOMP 1.2 on one socket. */
export function connect(socket: WebSocket, deps: ConnectionDeps): Connection {
  const { bus, beat } = deps
  const subscriptions = new Map<string, Subscription>()
  let owner: SocketOwner | null = null
  let mutes: ReadonlySet<number> = new Set()
  let timers: NodeJS.Timeout[] = []
  let lastReceived = Date.now()
  let messageId = 0
  let windowEnd = 0
  let framesInWindow = 0
  let work = Promise.resolve()
  const read = frameReader(FRAME_LIMIT)

  const send = (text: string) => {
    if (socket.bufferedAmount > MAX_BACKLOG) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text)
  }
  const fail = (message: string) => {
    send(writeFrame('ERROR', { message }))
    socket.close(1008)
  }
  const message = (id: string, destination: string, content: LiveMessage | LiveSnapshot, frame = messageFrame(destination, content)) =>
    send(addHeaders(frame, { subscription: id, 'message-id': `${++messageId}` }))
  const unsubscribe = (destination: string) => {
    if (subscriptions.delete(destination)) deps.unsubscribed(destination)
  }

  async function onConnect({ headers }: Frame): Promise<void> {
    if (owner) return fail('BAD_INPUT')
    const token = headers.session ?? headers.login ?? deps.upgradeToken
    const found = token ? await deps.authenticate(token) : null
    if (!found) return fail('SESSION_EXPIRED')
    if (!deps.admit(found)) return fail('RATE_LIMITED')
    owner = found
    mutes = found.mutes
    if (owner.closesIn !== null) timers.push(setTimeout(() => socket.close(1001), owner.closesIn))
    const [sends = 0, wants = 0] = (headers['heart-beat'] ?? '0,0').split(',').map((ms) => Math.min(Number(ms), MAX_BEAT))
    send(writeFrame('CONNECTED', { version: '1.2', 'heart-beat': `${beat},${beat}`, server: 'skystair' }))
    if (wants > 0) timers.push(setInterval(() => send('\n'), Math.max(wants, beat)))
    if (sends > 0) {
      const timeout = 2 * Math.max(sends, beat)
      timers.push(setInterval(() => Date.now() - lastReceived > timeout && socket.terminate(), timeout))
    }
  }

  async function onSubscribe({ headers }: Frame): Promise<void> {
    const { id, destination } = headers
    if (!owner || !id || !destination) return fail('BAD_INPUT')
    const subscription: Subscription = { id, waiting: [], seq: 0, doubted: false }
    // Before the right is checked: that it has ended meanwhile must not be missed.
    subscriptions.set(destination, subscription)
    deps.subscribed(destination)
    const { seq, messages: kept } = await bus.recent(destination)
    if (!(await mayHear(owner, destination, subscription))) return fail('FORBIDDEN')
    if (subscriptions.get(destination) !== subscription) return
    const messages = kept.map((old) => withheld(old, mutes))
    const lastSeen = headers['from-seq'] === undefined ? null : Number(headers['from-seq'])
    const missed = lastSeen === null ? [] : messages.filter((old) => old.seq > lastSeen)
    // Sends the missed messages if all of them are still kept, otherwise a snapshot with the current number.
    if (lastSeen !== null && lastSeen <= seq && missed.length === seq - lastSeen) for (const old of missed) message(id, destination, old)
    else message(id, destination, { seq, notificationType: 'SNAPSHOT', messages: lastSeen === null ? [] : [...messages] })
    subscription.seq = seq
    sendWaiting(destination, subscription)
  }

  function sendWaiting(destination: string, subscription: Subscription): void {
    const waiting = subscription.waiting ?? []
    subscription.waiting = null
    for (const arrived of waiting) if (arrived.seq > subscription.seq) deliver(destination, arrived)
  }

  /** Resolves with whether the owner may listen. Otherwise the subscription has ended. */
  async function mayHear(owner: SocketOwner, destination: string, subscription: Subscription): Promise<boolean> {
    do {
      subscription.doubted = false
      if (await deps.maySubscribe(owner, destination)) continue
      if (subscriptions.get(destination) === subscription) unsubscribe(destination)
      return false
    } while (subscription.doubted)
    return true
  }

  /** Ends a subscription if the owner has lost the right to it. Until that is known, messages wait. */
  async function checkAgain(owner: SocketOwner, destination: string, subscription: Subscription): Promise<void> {
    subscription.waiting = []
    if (await mayHear(owner, destination, subscription)) sendWaiting(destination, subscription)
  }

  function deliver(destination: string, sent: LiveMessage, sharedFrame?: string): void {
    const content = withheld(sent, mutes)
    const frame = content === sent ? sharedFrame : undefined
    const subscription = subscriptions.get(destination)
    if (!subscription) return
    // A player who has left a clan receives no more of its messages, unless the player has joined it again.
    if (owner && content.notificationType === 'CLAN_LEFT' && content.playerId === owner.playerId) {
      subscription.doubted = true
      if (!subscription.waiting) checkAgain(owner, destination, subscription).catch(() => fail('INTERNAL'))
    } else if (subscription.waiting) subscription.waiting.push(content)
    else if (content.seq > subscription.seq) {
      subscription.seq = content.seq
      message(subscription.id, destination, content, frame)
    } else if (content.seq === 1 && subscription.seq > 1) {
      // The destination had no messages for so long that its numbering was dropped and starts again.
      subscription.seq = 1
      message(subscription.id, destination, { seq: 1, notificationType: 'SNAPSHOT', messages: [content] })
    }
  }

  async function onFrame(frame: Frame): Promise<void> {
    // Nothing may be subscribed to after the end, which unsubscribes everything.
    if (socket.readyState !== socket.OPEN) return
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return onConnect(frame)
    if (!owner) return fail('SESSION_MISSING')
    if (frame.command === 'SUBSCRIBE') await onSubscribe(frame)
    else if (frame.command === 'UNSUBSCRIBE') {
      for (const [destination, { id }] of subscriptions) if (id === frame.headers.id) unsubscribe(destination)
    } else if (frame.command !== 'DISCONNECT') return fail('BAD_INPUT')
    if (frame.headers.receipt) send(writeFrame('RECEIPT', { 'receipt-id': frame.headers.receipt }))
    if (frame.command === 'DISCONNECT') socket.close(1000)
  }

  /** Returns whether the client has sent too many frames. */
  function isFlood(frames: number): boolean {
    if (lastReceived >= windowEnd) {
      windowEnd = lastReceived + WINDOW
      framesInWindow = 0
    }
    framesInWindow += frames
    return framesInWindow > MAX_FRAMES
  }

  socket.on('message', (data) => {
    lastReceived = Date.now()
    if (socket.readyState !== socket.OPEN) return
    const frames = read(String(data))
    if (!frames) return fail('BAD_INPUT')
    if (isFlood(frames.length)) return fail('RATE_LIMITED')
    // One after the other, in their order.
    for (const frame of frames) work = work.then(() => onFrame(frame)).catch(() => fail('INTERNAL'))
  })
  const connectTimer = setTimeout(() => owner || socket.terminate(), CONNECT_TIMEOUT)
  const close = () => {
    clearTimeout(connectTimer)
    for (const timer of timers) clearInterval(timer)
    timers = []
    for (const destination of [...subscriptions.keys()]) unsubscribe(destination)
  }
  socket.on('close', close)
  return {
    deliver,
    checkMutes() {
      if (!owner) return
      deps.mutesOf(owner).then(
        (found) => {
          mutes = found
        },
        () => fail('INTERNAL'),
      )
    },
    draining() {
      const broadcast = subscriptions.get('/stomp/broadcast')
      if (broadcast)
        message(broadcast.id, '/stomp/broadcast', { seq: broadcast.seq, type: 'server.draining', notificationType: 'SERVER_DRAINING' })
    },
    close() {
      socket.close(1001)
    },
  }
}
