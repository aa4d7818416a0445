import { afterEach, beforeEach, expect, it } from 'vitest'
import { registered, testClient } from '../../../testing/client.ts'
import { testManifest } from '../../../testing/manifest.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { platformsOf } from '../../platforms.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

it('returns what the platform asks of orders, players and products', async () => {
  const client = testClient(server.app)
  const proof = server.portal.proof('anna', server.clock())
  await client.call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body: { lang: 'EN', proof } })
  const { orderId, payload } = (await client.call('POST /api/payment/buy/{id}', { params: { id: 2 }, query: {} })).reply
  const ask = async (path: string, query: Record<string, string>) =>
    (await server.app.inject({ url: `/api/payment/notice/${path}`, query })).json()
  expect(await ask('vk', { nonce: payload.nonce!, player: 'anna', product: 'gems_300' })).toEqual({
    order: Number(orderId),
    known: true,
    product: 315,
  })
  expect(await ask('vk', { nonce: 'none', player: 'boris', product: 'none' })).toEqual({ order: null, known: false, product: null })
  // Another platform knows neither the order nor the player.
  expect(await ask('tg', { nonce: payload.nonce!, player: 'anna' })).toMatchObject({ order: null, known: false })
})

it('knows players of the own site by our own numbers', async () => {
  const id = (await (await registered(server.app, 'Buyer')).call('GET /api/player/id/current')).reply.id
  const known = async (player: string) =>
    (await server.app.inject({ url: '/api/payment/notice/own/xsolla', query: { player } })).json().known
  expect([await known(String(id)), await known('999'), await known('anna')]).toEqual([true, false, false])
})

it('hands the bytes on as they came, whatever they call themselves', async () => {
  const seen: string[] = []
  const platforms = platformsOf(
    [
      {
        manifest: testManifest('ok'),
        server: {
          source: 'ok',
          settings: {},
          pay: {
            begin: async () => ({ payload: {} }),
            async notice({ method, query, headers, body }) {
              seen.push(`${method} ${query.getAll('a').join()} ${headers['x-one']} ${Buffer.from(body).toString('hex')}`)
              return { status: 202, type: 'application/xml', headers: { 'invocation-error': '1001' }, body: '<ok/>' }
            },
          },
        },
      },
    ],
    {},
  )
  const own = await testApp({ deps: { platforms } })
  const url = '/api/payment/notice/ok?a=1&a=2'
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'image/png'])
    await own.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': type, 'x-one': 'yes' },
      payload: Buffer.from([0x7b, 0x00, 0xff]),
    })
  const answer = await own.app.inject({ url })
  await own.close()
  expect(seen).toEqual([...Array.from({ length: 3 }, () => 'POST 1,2 yes 7b00ff'), 'GET 1,2 undefined '])
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['invocation-error'], answer.body]).toEqual([
    202,
    'application/xml',
    '1001',
    '<ok/>',
  ])
})

it('answers a call that is not the platform’s in the platform’s own way', async () => {
  const forged = await server.app.inject({
    method: 'POST',
    url: '/api/payment/notice/vk',
    headers: { 'x-signature': 'forged' },
    payload: '{}',
  })
  expect([forged.statusCode, forged.body]).toEqual([418, 'PROOF_INVALID'])
})

it('is not found where there is no such platform, and too large above 64 KB', async () => {
  const nobody = await server.app.inject({ method: 'POST', url: '/api/payment/notice/exe', payload: 'x' })
  expect([nobody.statusCode, nobody.json().code]).toEqual([404, 'NOT_FOUND'])
  const large = await server.app.inject({ method: 'POST', url: '/api/payment/notice/vk', payload: 'x'.repeat(70_000) })
  expect(large.statusCode).toBe(413)
})

it('are heard from one address only so often in a minute', async () => {
  await server.close()
  server = await testApp({ config: { rateFactor: 1 / 400 } })
  const status = async () => (await server.app.inject({ url: '/api/payment/notice/own/xsolla', query: { player: '1' } })).statusCode
  expect([await status(), await status(), await status(), await status()]).toEqual([200, 200, 200, 429])
})
