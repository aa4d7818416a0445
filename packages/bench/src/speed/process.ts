import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSession, readConfig, SESSIONS_MAX, systemRandom } from '@skystair/server'
import { openSqlite } from '@skystair/server/storage'
import { running } from '@skystair/server/testing'
import { createTestPlayer } from '@skystair/testing/players'
import { median } from '../kit/figures.ts'
import type { Row } from './summary.ts'
import { scratchFolder } from './targets.ts'

const STARTS = 3
/** So many that the spaces of V8's heap, which grow in steps, count little. */
const SOCKETS = 4000

/** Resident memory of a process in KB. */
const residentOf = (pid: number) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

/** Opens a socket and resolves once its live connection is made. */
function connected(url: string, session: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/websocket`, ['v12.stomp'])
  socket.onopen = () => socket.send(`CONNECT\naccept-version:1.2\nsession:${session}\nheart-beat:0,0\n\n\0`)
  return new Promise((resolve, reject) => {
    socket.onmessage = () => resolve(socket)
    socket.onerror = () => reject(new Error('A socket was refused.'))
  })
}

/** Measures how long a start takes, and how much memory a fresh server and a live socket need. */
export async function processRows(): Promise<Row[]> {
  const folder = scratchFolder()
  const settings = { DATA_DIR: folder }
  // The first start creates the database and compiles.
  await (await running(settings)).end()
  const seconds: number[] = []
  let server = await running(settings)
  for (let start = 0; start < STARTS; start++) {
    await server.end()
    const began = performance.now()
    server = await running(settings)
    seconds.push((performance.now() - began) / 1000)
  }
  await sleep(2000)
  const fresh = residentOf(server.pid)

  const db = openSqlite(join(folder, 'skystair.db'))
  const sessions: string[] = []
  // A player has few sessions.
  while (sessions.length < SOCKETS)
    await createTestPlayer(db, async (tx, { id }, now) => {
      const context = { tx, now, random: systemRandom, config: readConfig({}), header: () => {}, sessionEnds: () => {} }
      for (let i = 0; i < SESSIONS_MAX; i++) sessions.push((await openSession(context, id)).session)
    })
  const sockets: WebSocket[] = []
  // The first sockets compile code.
  for (const session of sessions.slice(0, SOCKETS / 10)) sockets.push(await connected(server.url, session))
  const few = residentOf(server.pid)
  for (const session of sessions.slice(SOCKETS / 10)) sockets.push(await connected(server.url, session))
  await sleep(1000)
  const perSocket = (residentOf(server.pid) - few) / (SOCKETS * 0.9)
  for (const socket of sockets) socket.close()
  await db.close()
  await server.end()
  return [
    { what: 'KB of resident memory for a live socket', figure: perSocket, goal: { most: 20 } },
    { what: 'seconds of a start', figure: median(seconds), goal: { most: 1 } },
    { what: 'MB of resident memory of a fresh server', figure: fresh / 1024, goal: { most: 140 } },
  ]
}
