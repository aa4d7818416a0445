import type { LiveMessage } from '@skystair/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { LiveConnection } from './live-connection.ts'
import { LiveStore } from './live-store.ts'

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly all: FakeSocket[] = []
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
    queueMicrotask(() => {
      this.readyState = 1
      this.onopen?.()
    })
  }

  send(text: string): void {
    this.sent.push(text)
    if (text.startsWith('CONNECT')) queueMicrotask(() => this.say('CONNECTED\nversion:1.2\nheart-beat:0,0\n\n\0'))
  }

  close(): void {
    this.readyState = 3
    queueMicrotask(() => this.onclose?.({ code: 1000, reason: '', wasClean: true }))
  }

  say(frame: string): void {
    this.onmessage?.({ data: frame })
  }

  /** Subscriptions as they came: id and from-seq by destination, the latest. */
  subscription(destination: string) {
    const frame = this.sent.findLast((text) => text.startsWith('SUBSCRIBE') && text.includes(`destination:${destination}`))
    return { id: frame?.match(/\nid:(.*)/)?.[1], from: frame?.match(/from-seq:(.*)/)?.[1] }
  }

  tell(destination: string, content: object): void {
    this.say(
      `MESSAGE\nsubscription:${this.subscription(destination).id}\nmessage-id:1\ndestination:${destination}\n\n${JSON.stringify(content)}\0`,
    )
  }
}

const CHAT = '/stomp/broadcast'
const chat = (seq: number): LiveMessage => {
  const notificationType = 'CHAT_MESSAGE'
  const message = { id: seq, time: 0, notificationType, kind: 'TEXT', authorId: 1, authorName: 'Anna', text: 'Hello' } as const
  return { seq, type: 'chat.message', notificationType, message }
}
let line: LiveConnection | undefined

afterEach(async () => {
  await line?.destroy()
  FakeSocket.all.length = 0
})

async function connected() {
  const store = new LiveStore()
  const heard: number[] = []
  const kinds: string[] = []
  const lost = vi.fn()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  line = new LiveConnection({
    url: 'ws://game.test',
    session: () => 'tok',
    store,
    hear: (message) => {
      heard.push(message.seq)
      kinds.push(message.notificationType)
    },
    lost,
    page: page as unknown as Document,
    socket: () => new FakeSocket(),
  })
  await line.listen('uuid-1', null)
  await vi.waitFor(() => expect(store.connected).toBe(true))
  const socket = FakeSocket.all[0] as FakeSocket
  return { line, store, heard, kinds, lost, page, socket }
}

it('connects with the session and listens to everybody and to itself', async () => {
  const { socket } = await connected()
  expect(socket.sent[0]).toContain('session:tok')
  expect(socket.subscription(CHAT).id).toBeTruthy()
  expect(socket.subscription('/stomp/personal/uuid-1').id).toBeTruthy()
})

it('hears what is new and asks again from where it stopped after a gap', async () => {
  const { socket, heard } = await connected()
  socket.tell(CHAT, { seq: 3, notificationType: 'SNAPSHOT', messages: [] })
  socket.tell(CHAT, chat(4))
  socket.tell(CHAT, chat(4))
  socket.tell(CHAT, chat(7))
  expect(heard).toEqual([4])
  expect(socket.subscription(CHAT).from).toBe('4')
  socket.tell(CHAT, { seq: 7, notificationType: 'SNAPSHOT', messages: [chat(4), chat(6), chat(7)] })
  expect(heard).toEqual([4, 6, 7])
})

it('does not take old messages of the first snapshot for news', async () => {
  const { socket, heard } = await connected()
  socket.tell(CHAT, { seq: 2, notificationType: 'SNAPSHOT', messages: [chat(1), chat(2)] })
  expect(heard).toEqual([])
})

it('hears what was said by a server that has begun to count anew', async () => {
  const { socket, heard } = await connected()
  socket.tell(CHAT, { seq: 9, notificationType: 'SNAPSHOT', messages: [] })
  socket.tell(CHAT, { seq: 2, notificationType: 'SNAPSHOT', messages: [chat(1), chat(2)] })
  socket.tell(CHAT, chat(3))
  expect(heard).toEqual([1, 2, 3])
})

it('takes the player for changed where it cannot be known what was missed', async () => {
  const { socket, kinds } = await connected()
  const mine = '/stomp/personal/uuid-1'
  const snapshot = (seq: number, ...messages: LiveMessage[]) => socket.tell(mine, { seq, notificationType: 'SNAPSHOT', messages })
  snapshot(3)
  snapshot(4, chat(4))
  expect(kinds).toEqual(['CHAT_MESSAGE'])
  snapshot(9, chat(9))
  expect(kinds).toEqual(['CHAT_MESSAGE', 'CHAT_MESSAGE', 'PLAYER_CHANGED'])
  snapshot(0)
  expect(kinds.slice(3)).toEqual(['PLAYER_CHANGED'])
})

it('asks what it missed when the page is seen again', async () => {
  const { socket, page } = await connected()
  socket.tell(CHAT, { seq: 3, notificationType: 'SNAPSHOT', messages: [] })
  page.dispatchEvent(new Event('visibilitychange'))
  expect(socket.subscription(CHAT).from).toBe('3')
})

it('has the connection tested when the socket fails, once for each loss', async () => {
  const { socket, lost } = await connected()
  socket.onerror?.({})
  socket.onerror?.({})
  expect(lost).toHaveBeenCalledOnce()
})

it('survives what is no message', async () => {
  const { socket, heard } = await connected()
  socket.say(`MESSAGE\nsubscription:${socket.subscription(CHAT).id}\nmessage-id:1\ndestination:${CHAT}\n\n{broken\0`)
  expect(heard).toEqual([])
})

it('closes its socket and opens no other when it is destroyed', async () => {
  const { line: mine, socket, store } = await connected()
  await mine.destroy()
  expect(socket.readyState).toBe(3)
  expect(store.connected).toBe(false)
  expect(FakeSocket.all).toHaveLength(1)
})
