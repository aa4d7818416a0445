// `npx node packages/bench/src/chat.ts [--readers 1000] [--messages 100]`, with a PostgreSQL at TEST_DATABASE_URL and a Redis at TEST_REDIS_URL: how long a message
// of the main room takes from its author to readers on two nodes.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { openPostgres } from '@skystair/server/storage'
import { postgresSchema, REDIS, running } from '@skystair/server/testing'
import { createTestPlayer, nameTestPlayer } from '@skystair/testing/players'
import { WebSocket } from 'ws'
import { quantile, short } from './kit/figures.ts'
import { option } from './kit/option.ts'
import { table, writeSection } from './kit/section.ts'

const READERS = option('readers', 1000)
const MESSAGES = option('messages', 100)
/** Sockets of one player on each node: the server has a limit. */
const SOCKETS = 10
/** The flood limit lets an author write this many messages in a row. */
const IN_A_ROW = 5
/** Milliseconds between two messages: a busy room. */
const PAUSE = 100
const LIMIT = 200

const { url, drop } = await postgresSchema()
const settings = { DATABASE_URL: url, REDIS_URL: REDIS }
const nodes = [await running(settings), await running(settings)]
const db = openPostgres(url)
const player = (name: string) =>
  createTestPlayer(db, async (tx, { id, state }) => {
    state.level = 30
    await nameTestPlayer(tx, id, name)
  })

/** When each message arrived at each reader, by its text. */
const arrivals = new Map<string, number[]>()

async function read(node: string, session: string): Promise<WebSocket> {
  // Reads with less work than the global one: all readers share a process, whose work counts as delay.
  const socket = new WebSocket(`${node.replace('http', 'ws')}/api/websocket`, ['v12.stomp'], { perMessageDeflate: false })
  await once(socket, 'open')
  socket.send(`CONNECT\naccept-version:1.2\nsession:${session}\nheart-beat:0,0\n\n\0`)
  await once(socket, 'message')
  socket.send('SUBSCRIBE\nid:1\ndestination:/stomp/broadcast\n\n\0')
  await once(socket, 'message')
  socket.on('message', (data) => {
    const text = /"text":"(speed \d+)"/.exec(String(data))?.[1]
    if (text) arrivals.get(text)?.push(performance.now())
  })
  return socket
}

const sockets: WebSocket[] = []
for (let n = 0; sockets.length < READERS; n++) {
  const session = await player(`Reader ${n}`)
  const wanted = Math.min(SOCKETS * nodes.length, READERS - sockets.length)
  sockets.push(...(await Promise.all(Array.from({ length: wanted }, (_, i) => read(nodes[i % nodes.length]!.url, session)))))
}

const times: number[] = []
const replies: number[] = []
let author = ''
for (let n = 0; n < MESSAGES; n++) {
  if (n % IN_A_ROW === 0) author = await player(`Author ${n / IN_A_ROW}`)
  const text = `speed ${n}`
  const arrived: number[] = []
  arrivals.set(text, arrived)
  const began = performance.now()
  const reply = await fetch(`${nodes[n % nodes.length]!.url}/api/chat/main/send?session=${author}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json', 'accept-language': 'en' } },
    body: JSON.stringify({ text }),
  })
  if (reply.status !== 200) throw new Error(`A message was refused: ${await reply.text()}`)
  replies.push(performance.now() - began)
  for (let waited = 0; arrived.length < READERS; waited += PAUSE) {
    if (waited > 10_000) throw new Error(`A message reached ${arrived.length} of ${READERS} readers.`)
    await sleep(PAUSE)
  }
  for (const at of arrived) times.push(at - began)
}
for (const socket of sockets) socket.close()
for (const node of nodes) await node.end()
await db.close()
await drop()

writeSection(
  'chat',
  `## Chat

\`npx node packages/bench/src/chat.ts\`: ${MESSAGES} messages of the main room, one after the other, each to ${READERS} sockets on two nodes with PostgreSQL and Redis, from the
author's request to the arrival at a reader. Readers, nodes and databases share one machine.

${table(
  ['time', 'median', `95th percentile (goal ≤ ${LIMIT} ms)`],
  [
    ['until a message is at a reader', `${short(quantile(times, 0.5))} ms`, `${short(quantile(times, 0.95))} ms`],
    ['until the author has the reply', `${short(quantile(replies, 0.5))} ms`, `${short(quantile(replies, 0.95))} ms`],
  ],
)}`,
)
