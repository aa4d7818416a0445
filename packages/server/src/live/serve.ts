import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import type { Deps } from '../deps.ts'
import { originAllowed } from '../http/origin.ts'
import { onDrain } from '../ops/drain.ts'
import { sockets } from '../ops/metrics.ts'
import { type Connection, connect } from './connection.ts'
import { whoIs } from './who.ts'

const PATH = '/api/websocket'
/** Milliseconds between heart-beats. */
const BEAT = 10_000
const FRAME_LIMIT = 16 * 1024

const pathOf = (url = '') => url.split('?')[0]

/** Whether a request asks for our socket. Any other wish to speak something else is not granted, and its request answered as if it had not been told. */
export const asksForSocket = ({ url, headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && pathOf(url) === PATH

/** The live socket beside the calls, on the same port. */
export function serveLive(app: FastifyInstance, { bus, db, clock, config, beat = BEAT }: Deps): void {
  const live = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    handleProtocols: (offered) => (offered.has('v12.stomp') ? 'v12.stomp' : false),
  })
  const open = new Set<Connection>()
  const deaf = bus.listen((destination, message) => {
    for (const connection of open) connection.tell(destination, message)
  })

  const forget = bus.onSessionEnd((id) => {
    for (const connection of open) if (connection.sessionId() === id) connection.close()
  })

  // A client that was not granted its wish may wait for the end of the connection.
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.upgrade) reply.header('connection', 'close')
  })
  app.server.on('upgrade', (request, socket, head) => {
    if (!originAllowed(config.allowedOrigins, request.headers.origin, request.headers.host)) {
      socket.destroy()
      return
    }
    live.handleUpgrade(request, socket, head, (ws) => {
      const connection = connect(
        ws,
        bus,
        (token) => whoIs(db, token, clock()),
        new URL(request.url ?? '', 'http://localhost').searchParams.get('session'),
        beat,
      )
      open.add(connection)
      sockets.inc()
      ws.on('error', () => ws.terminate())
      ws.on('close', () => {
        open.delete(connection)
        sockets.dec()
      })
    })
  })
  onDrain(app, () => {
    for (const connection of open) connection.draining()
  })
  app.addHook('preClose', async () => {
    deaf()
    forget()
    for (const connection of open) connection.close()
    live.close()
    // Whoever does not answer the farewell must not keep the server from ending.
    for (const client of live.clients) setTimeout(() => client.terminate(), 1000).unref()
  })
}
