import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import type { WebSocket } from 'ws'
import type { Bus } from './bus/bus.ts'
import { type Frame, readFrame, writeFrame } from './frame.ts'
import type { SocketOwner } from './socket-owner.ts'

/** Limit of unsent bytes above which a client is disconnected. It reconnects and requests the messages that it missed. */
const MAX_BACKLOG = 1 << 20
/** Milliseconds within which a socket must send CONNECT. */
const CONNECT_TIMEOUT = 10_000
/** The longest interval between heart-beats, in milliseconds. Timers run without pause at an interval that is too long for them. */
const MAX_BEAT = 3_600_000

interface Subscription {
  readonly id: string
  /** Messages that arrive while the recent messages are being read; null afterwards. */
  waiting: LiveMessage[] | null
  /** The number of the last message that was sent. */
  seq: number
}

export interface Connection {
  /** Sends a message if its destination was subscribed to. */
  deliver(destination: string, message: LiveMessage): void
  /** Sends SERVER_DRAINING on the broadcast, without a new number. */
  draining(): void
  /** Returns the token hash of the session, or null before CONNECT. */
  sessionId(): string | null
  /** Returns the player of the session, or null before CONNECT. */
  playerId(): number | null
  close(): void
}

/** Serves STOMP 1.2 on one socket. `authenticate` returns the owner of a session token, or null; `mayConnect` whether a player may have one more socket; `maySubscribe` whether it may listen to a destination; `beat` is the heart-beat in milliseconds. */
export function connect(
  socket: WebSocket,
  bus: Bus,
  authenticate: (token: string) => Promise<SocketOwner | null>,
  mayConnect: (playerId: number) => boolean,
  maySubscribe: (owner: SocketOwner, destination: string) => Promise<boolean>,
  upgradeToken: string | null,
  beat: number,
): Connection {
  const subscriptions = new Map<string, Subscription>()
  let owner: SocketOwner | null = null
  let timers: NodeJS.Timeout[] = []
  let lastReceived = Date.now()
  let messageId = 0

  const send = (text: string) => {
    if (socket.bufferedAmount > MAX_BACKLOG) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(text)
  }
  const fail = (message: string) => {
    send(writeFrame('ERROR', { message }))
    socket.close(1008)
  }
  const message = (id: string, destination: string, content: LiveMessage | LiveSnapshot) =>
    send(
      writeFrame(
        'MESSAGE',
        { subscription: id, 'message-id': `${++messageId}`, destination, seq: content.seq, 'content-type': 'application/json' },
        JSON.stringify(content),
      ),
    )

  async function onConnect({ headers }: Frame): Promise<void> {
    if (owner) return fail('BAD_INPUT')
    const token = headers.session ?? headers.login ?? upgradeToken
    const found = token ? await authenticate(token) : null
    if (!found) return fail('SESSION_EXPIRED')
    if (!mayConnect(found.playerId)) return fail('RATE_LIMITED')
    owner = found
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
    const subscription: Subscription = { id, waiting: [], seq: 0 }
    // Before the right is checked: that it has ended meanwhile must not be missed.
    subscriptions.set(destination, subscription)
    if (!(await maySubscribe(owner, destination))) {
      subscriptions.delete(destination)
      return fail('FORBIDDEN')
    }
    const { seq, messages } = await bus.recent(destination)
    const lastSeen = headers['from-seq'] === undefined ? null : Number(headers['from-seq'])
    const missed = lastSeen === null ? [] : messages.filter((old) => old.seq > lastSeen)
    // Sends the missed messages if all of them are still kept, otherwise a snapshot with the current number.
    if (lastSeen !== null && lastSeen <= seq && missed.length === seq - lastSeen) for (const old of missed) message(id, destination, old)
    else message(id, destination, { seq, notificationType: 'SNAPSHOT', messages: lastSeen === null ? [] : [...messages] })
    subscription.seq = seq
    const waiting = subscription.waiting ?? []
    subscription.waiting = null
    for (const arrived of waiting) if (arrived.seq > seq) deliver(destination, arrived)
  }

  function deliver(destination: string, content: LiveMessage): void {
    const subscription = subscriptions.get(destination)
    if (!subscription) return
    // A player who has left a clan receives no more of its messages.
    if (content.notificationType === 'CLAN_LEFT' && content.playerId === owner?.playerId) subscriptions.delete(destination)
    else if (subscription.waiting) subscription.waiting.push(content)
    else if (content.seq > subscription.seq) {
      subscription.seq = content.seq
      message(subscription.id, destination, content)
    } else if (content.seq === 1 && subscription.seq > 1) {
      // The destination had no messages for so long that its numbering was dropped and starts again.
      subscription.seq = 1
      message(subscription.id, destination, { seq: 1, notificationType: 'SNAPSHOT', messages: [content] })
    }
  }

  async function onFrame(frame: Frame): Promise<void> {
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return onConnect(frame)
    if (!owner) return fail('SESSION_MISSING')
    if (frame.command === 'SUBSCRIBE') await onSubscribe(frame)
    else if (frame.command === 'UNSUBSCRIBE') {
      for (const [destination, { id }] of subscriptions) if (id === frame.headers.id) subscriptions.delete(destination)
    } else if (frame.command !== 'DISCONNECT') return fail('BAD_INPUT')
    if (frame.headers.receipt) send(writeFrame('RECEIPT', { 'receipt-id': frame.headers.receipt }))
    if (frame.command === 'DISCONNECT') socket.close(1000)
  }

  socket.on('message', (data) => {
    lastReceived = Date.now()
    const frame = readFrame(String(data))
    if (frame === undefined) fail('BAD_INPUT')
    else if (frame) onFrame(frame).catch(() => fail('INTERNAL'))
  })
  const connectTimer = setTimeout(() => owner || socket.terminate(), CONNECT_TIMEOUT)
  const close = () => {
    clearTimeout(connectTimer)
    for (const timer of timers) clearInterval(timer)
    timers = []
    subscriptions.clear()
  }
  socket.on('close', close)
  return {
    deliver,
    draining() {
      const broadcast = subscriptions.get('/stomp/broadcast')
      if (broadcast)
        message(broadcast.id, '/stomp/broadcast', { seq: broadcast.seq, type: 'server.draining', notificationType: 'SERVER_DRAINING' })
    },
    sessionId: () => owner?.tokenHash ?? null,
    playerId: () => owner?.playerId ?? null,
    close() {
      socket.close(1001)
    },
  }
}
