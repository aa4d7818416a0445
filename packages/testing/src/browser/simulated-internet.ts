import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BrowserContextOptions } from 'playwright'
import { generate } from 'selfsigned'

/** Responds as the server at the address of a request; undefined means that there is none. */
export type Respond = (request: Request) => Promise<Response | undefined>

export interface SimulatedInternet {
  /** Options of the browser context that has this internet. */
  readonly context: Pick<BrowserContextOptions, 'proxy' | 'ignoreHTTPSErrors'>
  close(): Promise<void>
}

/** Headers that describe one connection or the packing of a body that `fetch` has unpacked. */
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
 * Starts a proxy that responds to what a browser context requests from other machines, also by HTTPS, with a certificate that the context
 * accepts. Why Playwright does not intercept these requests: it would intercept all, also those to this machine, and turn off the browser's
 * cache. A start of the game and another from the cache took 1.3 of the processor time.
 */
export async function simulatedInternet(respond: Respond): Promise<SimulatedInternet> {
  certificate ??= generate([{ name: 'commonName', value: 'simulated.example' }], { keyType: 'ec', algorithm: 'sha256' })
  const { private: key, cert } = await certificate
  const answer = (message: IncomingMessage, response: ServerResponse) => void respondOnce(message, response, respond)
  const secure = createTlsServer({ key, cert }, answer).on('upgrade', (_, socket) => socket.destroy())
  const proxy = createServer(answer).on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    secure.emit('connection', socket)
  })
  await new Promise<void>((done, fail) => proxy.once('error', fail).listen(0, '127.0.0.1', done))
  const server = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    context: { proxy: { server, bypass: 'localhost,127.0.0.1' }, ignoreHTTPSErrors: true },
    close: () =>
      new Promise((done) => {
        proxy.close(() => done())
        for (const each of [secure, proxy]) each.closeAllConnections()
      }),
  }
}

/** Responds to one request of the browser. Without a server at its address the connection is cut. */
async function respondOnce(message: IncomingMessage, response: ServerResponse, respond: Respond): Promise<void> {
  const { method = 'GET', headers, url = '' } = message
  const kept = Object.entries(headers).filter(([name]) => !ofConnection.has(name)) as [string, string][]
  // The browser may leave the page before it has sent everything.
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(message).catch(() => undefined)
  if (body === undefined) return
  const asked = new Request(new URL(url, `https://${headers.host}`), { method, headers: kept, body: body && new Uint8Array(body) })
  const answer = await respond(asked)
  if (!answer) return void response.destroy()
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (!ofConnection.has(name)) response.appendHeader(name, value)
  response.end(Buffer.from(await answer.arrayBuffer()))
}

/** Lets pages of every origin read what `respond` returns, as the servers of portals do. */
export function forAllOrigins(respond: Respond): Respond {
  return async (request) => {
    const asked = request.headers.get('access-control-request-headers')
    const headers = { 'access-control-allow-origin': '*', ...(asked === null ? {} : { 'access-control-allow-headers': asked }) }
    // The browser asks before it sends a request that a form could not send.
    if (request.headers.has('access-control-request-method'))
      return new Response(null, { status: 204, headers: { ...headers, 'access-control-allow-methods': '*' } })
    const answer = await respond(request)
    return answer && new Response(answer.body, { status: answer.status, headers: { ...Object.fromEntries(answer.headers), ...headers } })
  }
}
