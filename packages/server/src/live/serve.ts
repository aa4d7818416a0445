import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Area } from '../area.ts'
import type { Deps } from '../deps.ts'
import { originAllowed } from '../http/origin.ts'
import { onDrain } from '../ops/drain.ts'
import { sockets } from '../ops/metrics.ts'
import { addressGate, addressOf } from './address-gate.ts'
import { type Connection, connect, FRAME_LIMIT, messageFrame } from './connection.ts'
import { fewAtOnce } from './few-at-once.ts'
import { IndexBy } from './index-by.ts'
import { leaveTimes } from './leave-times.ts'
import { findSocketOwner, maySubscribe, mutesOf, type SocketOwner } from './socket-owner.ts'

const PATH = '/api/websocket'
/** Milliseconds between heart-beats. */
const BEAT = 10_000
/** Sockets whose session or rights are looked up at the same time: fewer than there are connections to the database. */
const CONNECTING = 4
/** Sockets that one player may have on a node: one for each open page, and those of lost connections until their heart-beats fail. */
export const SOCKETS_OF_PLAYER = 20

/** The response to a socket of an address that has too many without an owner. */
const TOO_MANY = 'HTTP/1.1 429 Too Many Requests\r\nretry-after: 60\r\ncontent-length: 0\r\nconnection: close\r\n\r\n'

const pathOf = (url = '') => url.split('?')[0]

/** True if a request opens the live socket. Other upgrades are ignored, and their requests handled as plain HTTP. */
export const isSocketUpgrade = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && pathOf(url) === PATH

/** Serves the live socket, STOMP over WebSocket, on the same port as the calls. */
export function serveLive(app: FastifyInstance, { bus, db, clock, config, beat = BEAT }: Deps, areas: readonly Area[]): void {
  const live = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })
  const gate = addressGate(Math.ceil(config.socketsPerAddress * config.rateFactor), clock)
  const few = fewAtOnce(CONNECTING)
  const one = fewAtOnce(1)
  const open = new Set<Connection>()
  const byDestination = new IndexBy<string, Connection>()
  const bySession = new IndexBy<string, Connection>()
  const byPlayer = new IndexBy<number, Connection>()
  const stopListening = bus.listen((destination, message) => {
    const listeners = byDestination.of(destination)
    if (listeners.size === 0) return
    const frame = messageFrame(destination, message)
    for (const connection of listeners) connection.deliver(destination, message, frame)
  })
  const stopEndListening = bus.onSessionEnd((id) => {
    for (const connection of bySession.of(id)) connection.close()
  })

  const stopMutesListening = bus.onMutesChange((playerId) => {
    for (const connection of byPlayer.of(playerId)) connection.checkMutes()
  })

  // A client whose upgrade was ignored may wait until the connection is closed.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.upgrade) reply.header('connection', 'close')
    done()
  })
  app.server.on('upgrade', (request, socket, head) => {
    if (!originAllowed(config.allowedOrigins, request.headers.origin, request.headers.host)) {
      socket.destroy()
      return
    }
    socket.once('error', destroy)
    const settle = gate.enter(addressOf(request, config.trustProxy))
    if (!settle) {
      socket.end(TOO_MANY, () => socket.destroy())
      return
    }
    socket.once('close', () => settle(false))
    // One in each turn, so that calls are not kept waiting while hundreds arrive.
    void one(async () => {
      socket.off('error', destroy)
      if (!socket.destroyed) upgrade(request, socket, head, () => settle(true))
      await turn()
    })
  })
  function destroy(this: Duplex): void {
    this.destroy()
  }
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, owned: () => void): void {
    live.handleUpgrade(request, socket, head, (ws) => {
      let owner: SocketOwner | null = null
      const connection = connect(ws, {
        ...{ bus, beat },
        // One that has been given up while it waited needs nothing more.
        authenticate: (token) => few(async () => (ws.readyState === ws.OPEN ? findSocketOwner(db, areas, token, clock()) : null)),
        mutesOf: (found) => mutesOf(db, areas, found),
        admit(found) {
          if (ws.readyState !== ws.OPEN || byPlayer.of(found.playerId).size >= SOCKETS_OF_PLAYER) return false
          owner = found
          owned()
          byPlayer.add(found.playerId, connection)
          bySession.add(found.tokenHash, connection)
          return true
        },
        maySubscribe: (found, destination) => few(() => maySubscribe(db, areas, destination, found)),
        subscribed: (destination) => byDestination.add(destination, connection),
        unsubscribed: (destination) => byDestination.delete(destination, connection),
        upgradeToken: new URL(request.url ?? '', 'http://localhost').searchParams.get('session'),
      })
      open.add(connection)
      sockets.inc()
      ws.on('error', () => ws.terminate())
      ws.on('close', () => {
        open.delete(connection)
        if (owner) {
          byPlayer.delete(owner.playerId, connection)
          bySession.delete(owner.tokenHash, connection)
        }
        sockets.dec()
      })
    })
  }
  onDrain(app, (seconds) => {
    const times = leaveTimes(open.size, seconds)
    for (const connection of open) {
      connection.draining()
      setTimeout(() => connection.close(), times.pop()).unref()
    }
  })
  app.addHook('preClose', async () => {
    stopListening()
    stopEndListening()
    stopMutesListening()
    for (const connection of open) connection.close()
    live.close()
    // A client that does not complete the closing handshake must not delay the shutdown.
    for (const client of live.clients) setTimeout(() => client.terminate(), 1000).unref()
  })
}
