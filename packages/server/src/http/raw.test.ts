// Bytes that cannot be parsed as a request, sent over a plain TCP connection since no HTTP client would send them.
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let server: TestApp
let port: number
beforeAll(async () => {
  server = await testApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.close())

/** Sends a text. Returns the status and body of the reply once the server has closed the connection. */
async function send(text: string): Promise<[number, unknown]> {
  const socket = connect(port, '127.0.0.1')
  let reply = ''
  socket.on('data', (data) => {
    reply += data
  })
  socket.write(text)
  await once(socket, 'close')
  const [head, body] = reply.split('\r\n\r\n') as [string, string]
  return [Number(head.split(' ')[1]), JSON.parse(body)]
}
const badInput = { code: 'BAD_INPUT', message: 'Bad input.', requestId: expect.any(String) }
const login = 'POST /api/security/login HTTP/1.1\r\nhost: sky\r\ncontent-type: application/json\r\n'

it.each([
  ['text that is no request', 'hello\r\n\r\n'],
  ['a body in wrong chunks', `${login}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
  ['a body of two lengths', `${login}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
  ['a body of no length', `${login}content-length: some\r\n\r\n{}`],
  ['headers without end', `GET /health HTTP/1.1\r\nhost: sky\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
])('%s gets a reply with BAD_INPUT', async (_, text) => {
  expect(await send(text)).toEqual([400, badInput])
})

const upgrade = (path: string, to: string) =>
  send(`GET ${path} HTTP/1.1\r\nhost: sky\r\nconnection: upgrade, http2-settings\r\nhttp2-settings: AAMAAABk\r\nupgrade: ${to}\r\n\r\n`)

it('a request to upgrade to HTTP/2 gets a reply over HTTP/1.1', async () => {
  const [status, reply] = await upgrade('/api/connection/isConnectionExists', 'h2c')
  expect([status, reply]).toEqual([200, { connected: true, serverTimeMs: server.clock() }])
})

it('a websocket at any other path gets NOT_FOUND', async () => {
  expect(await upgrade('/api/nowhere', 'websocket')).toEqual([
    404,
    { code: 'NOT_FOUND', message: 'Not found.', requestId: expect.any(String) },
  ])
})
