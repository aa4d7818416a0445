import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { request } from 'playwright'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serve } from '../portal/serve.ts'
import { forAllOrigins, type SimulatedInternet, simulatedInternet } from './simulated-internet.ts'

let internet: SimulatedInternet
let client: Awaited<ReturnType<typeof request.newContext>>
beforeEach(async () => {
  internet = await simulatedInternet(
    forAllOrigins(async (asked) => {
      if (!asked.url.includes('portal.example/')) return undefined
      return new Response(`${asked.method} ${asked.url} ${await asked.text()}`, { status: 201, headers: { 'x-portal': 'yes' } })
    }),
  )
  client = await request.newContext(internet.context)
})
afterEach(async () => {
  await client.dispose()
  await internet.close()
})

it('responds over HTTPS as the server at the address', async () => {
  const answer = await client.post('https://portal.example/pay?id=1', { data: 'sum=2' })
  expect(await answer.text()).toBe('POST https://portal.example/pay?id=1 sum=2')
  expect([answer.status(), answer.headers()]).toMatchObject([201, { 'x-portal': 'yes', 'access-control-allow-origin': '*' }])
})

it('responds over HTTP', async () => {
  const path = 'http://portal.example/pay'
  const answer = await new Promise<IncomingMessage>((done) => get(internet.context.proxy!.server, { path }, done))
  expect(await text(answer)).toBe(`GET ${path} `)
})

it('closes the connection to an address without a server', async () => {
  await expect(client.get('https://elsewhere.example/')).rejects.toThrow()
})

it('lets requests to this machine bypass the proxy', async () => {
  const local = await serve((_, response) => void response.end('local'))
  expect(await (await client.get(`http://127.0.0.1:${local.port}/`)).text()).toBe('local')
  await local.close()
})

it('allows every origin in the response to a preflight request', async () => {
  const headers = { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'session' }
  const answer = await client.fetch('https://portal.example/', { method: 'OPTIONS', headers })
  expect([answer.status(), answer.headers()]).toMatchObject([204, { 'access-control-allow-headers': 'session' }])
})
