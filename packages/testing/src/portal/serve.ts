import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The content types of the game's files, by the ending of their names. */
export const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export interface Served {
  readonly port: number
  close(): Promise<void>
}

/** Starts a small HTTP server, which has its own origin; port 0 chooses a free port. */
export const serve = (answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>, port = 0): Promise<Served> =>
  listen(
    createServer((request, response) => {
      Promise.resolve(answer(request, response)).catch((error: unknown) => {
        response.statusCode = 500
        response.end(String(error))
      })
    }),
    port,
  )

/** Makes an HTTP server listen on this machine; port 0 chooses a free port. Rejects if the port is taken. */
export async function listen(server: Server, port = 0): Promise<Served> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
