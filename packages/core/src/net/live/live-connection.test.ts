import type { LiveMessage } from '@skystair/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { Pauses } from '../../services/pauses.ts'
import { LiveConnection } from './live-connection.ts'
import { LiveStore } from './live-store.ts'

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly all: FakeSocket[] = []
  /** Whether the line is dead: nothing arrives, not even the end of a socket. */
  static dead = false
  /** Milliseconds between the server's heart-beats. */
  static beat = 0
  readonly sent: string[] = []
  readyState = 0
  url = 'ws://game.test'
  binaryType = 'arraybuffer'
  onopen: (() => void) | null = null
  onclose: ((event: unknown) => void) | null = null
  onerror: ((event: unknown) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
    if (FakeSocket.dead) return
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string): void {
    this.sent.push(text)
    if (FakeSocket.dead || !text.startsWith('CONNECT')) return
    queueMicrotask(() => this.say(`CONNECTED\nversion:1.2\nheart-beat:${FakeSocket.beat},0\n\n\0`))
  }

  close(): void {
    this.readyState = FakeSocket.dead ? 2 : 3
    if (FakeSocket.dead) return
    queueMicrotask(() => this.onclose?.({ code: 1000, reason: '', wasClean: true }))
  }

  say(frame: string): void {
    this.onmessage?.({ data: frame })
  }

  /** Returns id and from-seq of the latest subscription to a destination. */
  subscription(destination: string) {
    const frame = this.sent.findLast((text) => text.startsWith('SUBSCRIBE') && text.includes(`destination:${destination}`))
    return { id: frame?.match(/\nid:(.*)/)?.[1], from: frame?.match(/from-seq:(.*)/)?.[1] }
  }

  push(destination: string, content: object): void {
    this.say(
      `MESSAGE\nsubscription:${this.subscription(destination).id}\nmessage-id:1\ndestination:${destination}\n\n${JSON.stringify(content)}\0`,
    )
  }
}

const CHAT = '/stomp/broadcast'
const chat = (seq: number): LiveMessage => {
  const notificationType = 'CHAT_MESSAGE'
  const message = {
    ...({ id: seq, time: 0, notificationType, kind: 'TEXT', authorId: 1, authorName: 'Anna', text: 'Hello' } as const),
    ...{ to: null, forwarded: null, authorFace: null },
  }
  return { seq, type: 'chat.message', notificationType, room: 'main', lang: 'EN', message }
}
let connection: LiveConnection | undefined

afterEach(async () => {
  await connection?.close()
  vi.useRealTimers()
  FakeSocket.all.length = 0
  FakeSocket.dead = false
  FakeSocket.beat = 0
})

async function connected(pauses = new Pauses(0, 0)) {
  const store = new LiveStore()
  const received: number[] = []
  const kinds: string[] = []
  const onLost = vi.fn()
  connection = new LiveConnection({
    url: 'ws://game.test',
    session: () => 'tok',
    store,
    onMessage: (message) => {
      received.push(message.seq)
      kinds.push(message.notificationType)
    },
    onLost,
    pauses,
    socket: () => new FakeSocket(),
  })
  await connection.listen('uuid-1', null)
  await vi.waitFor(() => expect(store.connected).toBe(true))
  const socket = FakeSocket.all[0] as FakeSocket
  return { connection, store, received, kinds, onLost, socket }
}

it('connects with the session and subscribes to the broadcast and its personal destination', async () => {
  const { socket } = await connected()
  expect(socket.sent[0]).toContain('session:tok')
  expect(socket.subscription(CHAT).id).toBeTruthy()
  expect(socket.subscription('/stomp/personal/uuid-1').id).toBeTruthy()
})

it('passes on new messages, and subscribes again from the last one after a gap', async () => {
  const { socket, received } = await connected()
  socket.push(CHAT, { seq: 3, notificationType: 'SNAPSHOT', messages: [] })
  socket.push(CHAT, chat(4))
  socket.push(CHAT, chat(4))
  socket.push(CHAT, chat(7))
  expect(received).toEqual([4])
  expect(socket.subscription(CHAT).from).toBe('4')
  socket.push(CHAT, { seq: 7, notificationType: 'SNAPSHOT', messages: [chat(4), chat(6), chat(7)] })
  expect(received).toEqual([4, 6, 7])
})

it('ignores the messages of the first snapshot', async () => {
  const { socket, received } = await connected()
  socket.push(CHAT, { seq: 2, notificationType: 'SNAPSHOT', messages: [chat(1), chat(2)] })
  expect(received).toEqual([])
})

it('passes on the messages of a server that counts from the start again', async () => {
  const { socket, received } = await connected()
  socket.push(CHAT, { seq: 9, notificationType: 'SNAPSHOT', messages: [] })
  socket.push(CHAT, { seq: 2, notificationType: 'SNAPSHOT', messages: [chat(1), chat(2)] })
  socket.push(CHAT, chat(3))
  expect(received).toEqual([1, 2, 3])
})

it('reports the player as changed if messages may have been missed', async () => {
  const { socket, kinds } = await connected()
  const mine = '/stomp/personal/uuid-1'
  const snapshot = (seq: number, ...messages: LiveMessage[]) => socket.push(mine, { seq, notificationType: 'SNAPSHOT', messages })
  snapshot(3)
  snapshot(4, chat(4))
  expect(kinds).toEqual(['CHAT_MESSAGE'])
  snapshot(9, chat(9))
  expect(kinds).toEqual(['CHAT_MESSAGE', 'CHAT_MESSAGE', 'PLAYER_CHANGED'])
  snapshot(0)
  expect(kinds.slice(3)).toEqual(['PLAYER_CHANGED'])
})

it('requests missed messages when the page wakes up, and keeps a socket that responds', async () => {
  const { connection, socket } = await connected()
  socket.push(CHAT, { seq: 3, notificationType: 'SNAPSHOT', messages: [] })
  vi.useFakeTimers()
  connection.wake()
  expect(socket.subscription(CHAT).from).toBe('3')
  socket.push(CHAT, { seq: 3, notificationType: 'SNAPSHOT', messages: [] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

it('replaces a socket that does not respond to a page that has woken up', async () => {
  const { connection, store } = await connected()
  vi.useFakeTimers()
  FakeSocket.dead = true
  connection.wake()
  await vi.advanceTimersByTimeAsync(4999)
  expect([FakeSocket.all.length, store.connected]).toEqual([1, true])
  FakeSocket.dead = false
  await vi.advanceTimersByTimeAsync(2)
  expect([FakeSocket.all.length, store.connected]).toEqual([2, true])
})

it('replaces a socket that the browser closed without an event while the page was in its cache', async () => {
  const { connection, socket, store } = await connected()
  vi.useFakeTimers()
  socket.readyState = 3
  connection.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect([FakeSocket.all.length, store.connected]).toEqual([2, true])
  // A late event of the old socket changes nothing.
  socket.onclose?.({})
  await vi.advanceTimersByTimeAsync(60_000)
  expect([FakeSocket.all.length, store.connected]).toEqual([2, true])
})

it('notices a dead line behind an open socket by the heart-beats, and is back soon after the line', async () => {
  FakeSocket.beat = 10_000
  vi.useFakeTimers()
  const waits = new Pauses(2000, 16_000, () => 1)
  const { onLost, store } = await connected(waits)
  FakeSocket.dead = true
  await vi.advanceTimersByTimeAsync(30_000)
  expect([store.connected, onLost.mock.calls.length]).toEqual([false, 1])
  await vi.advanceTimersByTimeAsync(600_000)
  const tried = FakeSocket.all.length
  // Each attempt takes 8 s, and the longest pause after it 16 s.
  expect(tried).toBeGreaterThan(600 / 24)
  FakeSocket.dead = false
  await vi.advanceTimersByTimeAsync(24_000)
  expect([store.connected, FakeSocket.all.length, onLost.mock.calls.length]).toEqual([true, tried + 1, 1])
})

it('spreads its attempts over growing pauses, and does not wait when something shows that the server is back', async () => {
  vi.useFakeTimers()
  const { connection, socket, store } = await connected(new Pauses(2000, 16_000, () => 0.5))
  socket.close()
  await vi.advanceTimersByTimeAsync(999)
  expect(FakeSocket.all).toHaveLength(1)
  FakeSocket.dead = true
  await vi.advanceTimersByTimeAsync(1 + 8000 + 2000 + 8000 + 3999)
  expect(FakeSocket.all).toHaveLength(3)
  FakeSocket.dead = false
  connection.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect([FakeSocket.all.length, store.connected]).toEqual([4, true])
})

it('reports a failed socket once for each loss', async () => {
  const { socket, onLost } = await connected()
  socket.onerror?.({})
  socket.onerror?.({})
  expect(onLost).toHaveBeenCalledOnce()
})

it('watches further destinations with what was sent to them lately, and stops when they are replaced', async () => {
  const { connection, socket, received } = await connected()
  connection.watch(['/stomp/road/0', '/stomp/road/1'])
  expect(socket.subscription('/stomp/road/0').from).toBe('0')
  socket.push('/stomp/road/0', { seq: 8, notificationType: 'SNAPSHOT', messages: [chat(7), chat(8)] })
  socket.push('/stomp/road/1', chat(1))
  expect(received).toEqual([7, 8, 1])
  const { id } = socket.subscription('/stomp/road/0')
  connection.watch(['/stomp/road/1'])
  expect(socket.sent.filter((text) => text.startsWith('UNSUBSCRIBE'))).toEqual([expect.stringContaining(`id:${id}`)])
  expect(socket.sent.filter((text) => text.includes('destination:/stomp/road/1'))).toHaveLength(1)
})

it('does not watch again what the server has refused', async () => {
  const { connection, store } = await connected()
  connection.watch(['/stomp/road/9'])
  const [socket] = FakeSocket.all
  socket?.say('ERROR\nmessage:FORBIDDEN\n\n\0')
  socket?.close()
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(2), { timeout: 5000 })
  await vi.waitFor(() => expect(store.connected).toBe(true))
  expect([FakeSocket.all[1]?.subscription(CHAT).id, FakeSocket.all[1]?.subscription('/stomp/road/9').id]).toEqual([
    expect.any(String),
    undefined,
  ])
})

it('ignores what is no message', async () => {
  const { socket, received } = await connected()
  socket.say(`MESSAGE\nsubscription:${socket.subscription(CHAT).id}\nmessage-id:1\ndestination:${CHAT}\n\n{broken\0`)
  expect(received).toEqual([])
})

it('closes its socket and opens no other when it is closed', async () => {
  const { connection: mine, socket, store } = await connected()
  await mine.close()
  expect(socket.readyState).toBe(3)
  expect(store.connected).toBe(false)
  expect(FakeSocket.all).toHaveLength(1)
})
