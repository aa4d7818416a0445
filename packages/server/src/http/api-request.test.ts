// What guards all calls holds however the path of a call is spelled.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { Config } from '../config.ts'

const opened: TestApp[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

/** Asks for a path in exactly this spelling. */
async function asked(config: Partial<Config>, path: string, headers: Record<string, string> = {}) {
  const server = await testApp({ config })
  opened.push(server)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const sent = request({ port, path, agent: false, headers: { host: 'sky.example', ...headers } })
  sent.end()
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await text(reply)
  return { status: reply.statusCode, headers: reply.headers, body: JSON.parse(body || '{}') as { code?: string; message?: string } }
}

const spellings = ['/api', '/%61pi', '/ap%69', 'http://sky.example/api', 'HTTP://sky.example/%61pi', 'http://evil.example/api']

it.each(spellings)('%s: a foreign page is refused', async (api) => {
  const { status, body } = await asked({}, `${api}/connection/isConnectionExists`, { origin: 'https://evil.example' })
  expect([status, body.code]).toEqual([403, 'ORIGIN_FORBIDDEN'])
})

it.each(spellings)('%s: replies are not stored, and are no pages', async (api) => {
  const { status, headers } = await asked({}, `${api}/connection/isConnectionExists`)
  expect([status, headers['cache-control'], headers['content-security-policy']]).toEqual([
    200,
    'no-store',
    "default-src 'none'; frame-ancestors 'none'",
  ])
})

it.each(spellings)('%s: the new address of the server is sent, also for calls that it does not know', async (api) => {
  for (const path of ['connection/isConnectionExists', 'not/yet/known']) {
    const { status, body } = await asked({ redirectTo: 'https://new.example/' }, `${api}/${path}`)
    expect([status, body.message]).toEqual([307, 'https://new.example/'])
  }
})

it.each(spellings)('%s: outdated clients are made to reload', async (api) => {
  expect((await asked({ minClientVersion: 445 }, `${api}/player/info/current?frontVersion=444`)).status).toBe(204)
})

it('no other file decides by the spelling of a URL', () => {
  const folder = new URL('..', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const deciding = files.filter((file) =>
    /\.url\b[^\n]*\.(startsWith|includes|match|endsWith)\(/.test(readFileSync(new URL(file, folder), 'utf8')),
  )
  expect(deciding).toEqual(['http/api-request.ts'])
})
