import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import type { WebSocket } from 'ws'
import type { Bus } from './bus/bus.ts'
import { type Frame, readFrame, writeFrame } from './frame.ts'
import { type Listening, mayHear } from './who.ts'

/** A client that lets so much pile up unread is cut off; it will come back and ask for what it missed. */
const BACKLOG = 1 << 20
/** Milliseconds in which a socket must say who it is. */
const HURRY = 10_000
/** Heart-beats further apart than this, in milliseconds, are sent and awaited all the same: an interval too long for a timer runs without pause. */
const SLOWEST = 3_600_000

interface Subscription {
  readonly id: string
  /** What arrives while the recent messages are being looked up; null once it was settled. */
  waiting: LiveMessage[] | null
  /** The number of the last message that was told. */
  seq: number
}

export interface Connection {
  /** Hands a message on if it was subscribed to. */
  tell(destination: string, message: LiveMessage): void
  /** Says that this node goes away; the count of the broadcast stays where it is. */
  draining(): void
  /** The session that opened it, once it has connected. */
  sessionId(): string | null
  close(): void
}

/** Speaks STOMP 1.2 with one socket. `authenticate` answers who owns a session token, or null; `beat` is the heart-beat in milliseconds. */
export function connect(
  socket: WebSocket,
  bus: Bus,
  authenticate: (token: string) => Promise<Listening | null>,
  upgradeToken: string | null,
  beat: number,
): Connection {
  const subscriptions = new Map<string, Subscription>()
  let who: Listening | null = null
  let timers: NodeJS.Timeout[] = []
  let heard = Date.now()
  let messageId = 0

  const send = (text: string) => {
    if (socket.bufferedAmount > BACKLOG) socket.terminate()
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
    if (who) return fail('BAD_INPUT')
    const token = headers.session ?? headers.login ?? upgradeToken
    who = token ? await authenticate(token) : null
    if (!who) return fail('SESSION_EXPIRED')
    const [sends = 0, wants = 0] = (headers['heart-beat'] ?? '0,0').split(',').map((ms) => Math.min(Number(ms), SLOWEST))
    send(writeFrame('CONNECTED', { version: '1.2', 'heart-beat': `${beat},${beat}`, server: 'skystair' }))
    if (wants > 0) timers.push(setInterval(() => send('\n'), Math.max(wants, beat)))
    if (sends > 0) {
      const patience = 2 * Math.max(sends, beat)
      timers.push(setInterval(() => Date.now() - heard > patience && socket.terminate(), patience))
    }
  }

  async function onSubscribe({ headers }: Frame): Promise<void> {
    const { id, destination } = headers
    if (!who || !id || !destination) return fail('BAD_INPUT')
    if (!mayHear(destination, who)) return fail('FORBIDDEN')
    const subscription: Subscription = { id, waiting: [], seq: 0 }
    subscriptions.set(destination, subscription)
    const { seq, messages } = await bus.recent(destination)
    const known = headers['from-seq'] === undefined ? null : Number(headers['from-seq'])
    const missed = known === null ? [] : messages.filter((old) => old.seq > known)
    // What is missed and still kept is told again; otherwise a snapshot says where the count stands.
    if (known !== null && known <= seq && missed.length === seq - known) for (const old of missed) message(id, destination, old)
    else message(id, destination, { seq, notificationType: 'SNAPSHOT', messages: known === null ? [] : [...messages] })
    subscription.seq = seq
    const waiting = subscription.waiting ?? []
    subscription.waiting = null
    for (const late of waiting) if (late.seq > seq) tell(destination, late)
  }

  function tell(destination: string, content: LiveMessage): void {
    const subscription = subscriptions.get(destination)
    if (!subscription) return
    if (subscription.waiting) subscription.waiting.push(content)
    else if (content.seq > subscription.seq) {
      subscription.seq = content.seq
      message(subscription.id, destination, content)
    } else if (content.seq === 1 && subscription.seq > 1) {
      // The destination was silent for so long that its count was forgotten, and begins anew.
      subscription.seq = 1
      message(subscription.id, destination, { seq: 1, notificationType: 'SNAPSHOT', messages: [content] })
    }
  }

  async function onFrame(frame: Frame): Promise<void> {
    if (frame.command === 'CONNECT' || frame.command === 'STOMP') return onConnect(frame)
    if (!who) return fail('SESSION_MISSING')
    if (frame.command === 'SUBSCRIBE') await onSubscribe(frame)
    else if (frame.command === 'UNSUBSCRIBE') {
      for (const [destination, { id }] of subscriptions) if (id === frame.headers.id) subscriptions.delete(destination)
    } else if (frame.command !== 'DISCONNECT') return fail('BAD_INPUT')
    if (frame.headers.receipt) send(writeFrame('RECEIPT', { 'receipt-id': frame.headers.receipt }))
    if (frame.command === 'DISCONNECT') socket.close(1000)
  }

  socket.on('message', (data) => {
    heard = Date.now()
    const frame = readFrame(String(data))
    if (frame === undefined) fail('BAD_INPUT')
    else if (frame) onFrame(frame).catch(() => fail('INTERNAL'))
  })
  const hurry = setTimeout(() => who || socket.terminate(), HURRY)
  const close = () => {
    clearTimeout(hurry)
    for (const timer of timers) clearInterval(timer)
    timers = []
    subscriptions.clear()
  }
  socket.on('close', close)
  return {
    tell,
    draining() {
      const heard = subscriptions.get('/stomp/broadcast')
      if (heard) message(heard.id, '/stomp/broadcast', { seq: heard.seq, type: 'server.draining', notificationType: 'SERVER_DRAINING' })
    },
    sessionId: () => who?.tokenHash ?? null,
    close() {
      socket.close(1001)
    },
  }
}
