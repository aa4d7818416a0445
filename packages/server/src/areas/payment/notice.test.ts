import { DAY } from '@skystair/contract/time'
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

const ask = async (path: string, query: Record<string, string>) =>
  (await server.app.inject({ url: `/api/payment/notice/${path}`, query })).json()

it('returns what the platform asks of orders, payers and products', async () => {
  const client = testClient(server.app)
  const proof = server.portal.proof('anna', server.clock())
  await client.call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body: { lang: 'EN', proof } })
  const { orderId, payload } = (await client.call('POST /api/payment/buy/{id}', { params: { id: 2 }, query: {} })).reply
  expect(await ask('vk', { nonce: payload.nonce!, player: 'anna', product: 'gems_300' })).toEqual({
    order: Number(orderId),
    checked: 'DONE',
    product: 315,
  })
  expect(await ask('vk', { nonce: 'none', player: 'boris', product: 'none' })).toEqual({ order: null, checked: 'NO_ORDER', product: null })
  // Another platform knows neither the order nor the payer.
  expect(await ask('tg', { nonce: payload.nonce!, player: 'anna' })).toMatchObject({ order: null, checked: 'NO_ORDER' })
})

it('a payment that names only its payer is for what the payer has started in the last week, unless that could be different things', async () => {
  const [buyer, friend] = [await registered(server.app, 'Buyer'), await registered(server.app, 'Friend')]
  const idOf = async (client: typeof buyer) => (await client.call('GET /api/player/id/current')).reply.id
  const [id, friendId] = [await idOf(buyer), await idOf(friend)]
  const checked = async (player = String(id)) => (await ask('own/xsolla', { player })).checked
  const start = (product: number) => buyer.call('POST /api/payment/buy/{id}', { params: { id: product }, query: { method: 'xsolla' } })
  expect([await checked(), await checked('999'), await checked('anna')]).toEqual(['NO_ORDER', 'NO_ORDER', 'NO_ORDER'])
  await start(1)
  expect([await checked(), await checked(String(friendId))]).toEqual(['DONE', 'NO_ORDER'])
  // The same once more, and another product: whichever is paid, it is known what it gives.
  await start(1)
  await start(2)
  expect(await checked()).toBe('DONE')
  await server.db.tx((tx) => tx.run('update purchase set receiver_id = ? where id = (select min(id) from purchase)', [friendId]))
  expect(await checked()).toBe('NO_ORDER')
  server.clock.pass(8 * DAY)
  expect(await checked()).toBe('NO_ORDER')
  await start(1)
  expect(await checked()).toBe('DONE')
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
