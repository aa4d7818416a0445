import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { BrowserContextOptions } from 'playwright'
import { generate } from 'selfsigned'
import { listen } from '../portal/serve.ts'

/** Returns the response to a request; undefined if there is no server at its address. */
export type Respond = (request: Request) => Promise<Response | undefined>

export interface SimulatedInternet {
  /** Options of the browser context that uses the proxy. */
  readonly context: Pick<BrowserContextOptions, 'proxy' | 'ignoreHTTPSErrors'>
  close(): Promise<void>
}

/** Headers that are not copied: they belong to one connection, or to the compressed body, which `fetch` has decompressed. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'host',
  'proxy-connection',
])

let certificate: ReturnType<typeof generate> | undefined

/**
 * Starts a proxy for a browser context. `respond` handles the context's requests to other machines, over HTTP and HTTPS; requests to this machine
 * bypass the proxy. Why not Playwright's `route`: it intercepts every request and disables the browser's cache. Loading the game twice took 1.3
 * times the processor time with it.
 */
export async function simulatedInternet(respond: Respond): Promise<SimulatedInternet> {
  certificate ??= generate([{ name: 'commonName', value: 'simulated.example' }], { keyType: 'ec', algorithm: 'sha256' })
  const { private: key, cert } = await certificate
  const answer = (message: IncomingMessage, response: ServerResponse) => void respondOnce(message, response, respond)
  const secure = createTlsServer({ key, cert }, answer).on('upgrade', (_, socket) => socket.destroy())
  const server = createServer(answer).on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    secure.emit('connection', socket)
  })
  const proxy = await listen(server)
  return {
    context: { proxy: { server: `http://127.0.0.1:${proxy.port}`, bypass: 'localhost,127.0.0.1' }, ignoreHTTPSErrors: true },
    close: () => {
      secure.closeAllConnections()
      return proxy.close()
    },
  }
}

/** Responds to one request of the browser. Closes the connection if there is no server at its address. */
async function respondOnce(message: IncomingMessage, response: ServerResponse, respond: Respond): Promise<void> {
  const { method = 'GET', headers, url = '' } = message
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.has(name)) as [string, string][]
  // Reading fails if the browser leaves the page before the whole body is sent.
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(message).catch(() => undefined)
  if (body === undefined) return
  const asked = new Request(new URL(url, `https://${headers.host}`), { method, headers: kept, body: body && new Uint8Array(body) })
  const answer = await respond(asked)
  if (!answer) return void response.destroy()
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (!ofConnection.has(name)) response.appendHeader(name, value)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Returns `respond` with CORS headers that allow every origin, as the servers of portals do. */
export function forAllOrigins(respond: Respond): Respond {
  return async (request) => {
    const asked = request.headers.get('access-control-request-headers')
    const headers = { 'access-control-allow-origin': '*', ...(asked === null ? {} : { 'access-control-allow-headers': asked }) }
    // A preflight request.
    if (request.headers.has('access-control-request-method'))
      return new Response(null, { status: 204, headers: { ...headers, 'access-control-allow-methods': '*' } })
    const answer = await respond(request)
    return answer && new Response(answer.body, { status: answer.status, headers: { ...Object.fromEntries(answer.headers), ...headers } })
  }
}
