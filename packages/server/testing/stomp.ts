// For tests: a STOMP client on a server that listens.

import type { AddressInfo } from 'node:net'
import type { LiveMessage, LiveSnapshot } from '@skystair/contract'
import { Client, type IMessage, type StompHeaders } from '@stomp/stompjs'
import { WebSocket } from 'ws'
import type { TestApp } from './test-app.ts'

/** Lets the server listen. Returns the address of its live socket. */
export async function socketOf({ app }: Pick<TestApp, 'app'>): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/websocket`
}

/** A list with a method that waits for its items. */
function box<T>() {
  const items: T[] = []
  let wake = () => {}
  return {
    items,
    put(item: T) {
      items.push(item)
      wake()
    },
    async until(count: number): Promise<T[]> {
      while (items.length < count)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      return items
    },
  }
}

/** Connects with a session. The client is added to `clients`, which the test deactivates at its end. */
export function stompClient(url: string, session: string | null, { beat = 0, clients }: { beat?: number; clients: Client[] }) {
  const connected = box<number>()
  const refused = box<string>()
  const closed = box<number>()
  const client = new Client({
    brokerURL: url,
    webSocketFactory: () => new WebSocket(url, ['v12.stomp']) as never,
    connectHeaders: session ? { session } : {},
    reconnectDelay: 10,
    heartbeatIncoming: beat,
    heartbeatOutgoing: beat,
    onConnect: () => connected.put(1),
    onStompError: ({ headers }) => {
      refused.put(headers.message ?? '')
      client.reconnectDelay = 0
    },
    onWebSocketClose: () => closed.put(1),
  })
  clients.push(client)
  client.activate()
  const subscribe = (destination: string, headers?: StompHeaders) => {
    const received = box<LiveMessage | LiveSnapshot>()
    const frames: IMessage[] = []
    client.subscribe(
      destination,
      (frame) => {
        frames.push(frame)
        received.put(JSON.parse(frame.body))
      },
      headers,
    )
    return { ...received, frames }
  }
  return { client, connected, refused, closed, subscribe }
}
