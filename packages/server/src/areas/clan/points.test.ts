import type { PaymentFact } from '@skystair/platform/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { enrol, founded, grownUp, idOf } from '../../../testing/clan.ts'
import { registered, type TestClient, testClient } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let server: TestApp
let ann: TestClient
beforeEach(async () => {
  server = await testApp()
  ann = testClient(server.app)
  const proof = server.portal.proof('ann', server.clock())
  await ann.call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body: { lang: 'EN', proof } })
  await ann.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } })
  await grownUp(server, await idOf(ann))
})
afterEach(() => server.close())

let transactions = 0
/** Begins a purchase. Returns the platform's fact that it is paid. */
async function bought(product: number): Promise<PaymentFact> {
  const { payload } = (await ann.call('POST /api/payment/buy/{id}', { params: { id: product }, query: {} })).reply
  return { state: 'PAID', transactionId: `clan${++transactions}`, nonce: payload.nonce! }
}
const tell = async (fact: PaymentFact): Promise<string> =>
  (await server.app.inject({ method: 'POST', url: '/api/payment/notice/vk', ...server.portal.notice(fact) })).body
const status = async () => (await ann.call('POST /api/clan/get/my')).reply!.clan.bonusStatus
const gifts = async () => (await ann.call('GET /api/shop/clan/list')).reply.filter(({ price }) => price.length === 0)

it('a clan gets the bonus points of gems that its members bought once, however often it is told, and loses them by a refund', async () => {
  await founded(ann)
  const fact = await bought(4)
  await Promise.all(Array.from({ length: 5 }, () => tell(fact)))
  expect(await status()).toMatchObject({ membership: 'NONE', points: 150, next: 'SILVER', nextAt: 250 })
  expect((await ann.call('POST /api/clan/get/my')).reply!.clan.clanStat).toEqual({
    gold: 0,
    gems: 0,
    redCrystal: 0,
    blueCrystal: 0,
    gears: 0,
  })
  const second = await bought(4)
  await tell(second)
  expect(await status()).toMatchObject({ membership: 'SILVER', points: 300, next: 'GOLD' })
  const back: PaymentFact = { ...second, state: 'REFUNDED' }
  await Promise.all([tell(back), tell(back)])
  expect(await status()).toMatchObject({ membership: 'NONE', points: 150 })
})

it('the points of a refund are taken from the clan that got them, and what is bought without a clan brings none', async () => {
  const without = await bought(4)
  await tell(without)
  const first = await founded(ann)
  const inFirst = await bought(4)
  await tell(inFirst)
  const bob = await registered(server.app, 'Bob')
  await grownUp(server, await idOf(bob))
  await enrol(server, first, await idOf(bob))
  const points = async () => (await bob.call('POST /api/clan/get/my')).reply!.clan.bonusStatus.points
  expect(await points()).toBe(150)
  await ann.call('POST /api/clan/leave')
  await founded(ann)
  for (const fact of [inFirst, without]) await tell({ ...fact, state: 'REFUNDED' })
  expect([await points(), (await status()).points]).toEqual([0, 0])
})

it('the shop of a clan with a status has a gift for each member, once a day', async () => {
  await founded(ann)
  expect((await gifts()).map(({ refusal }) => refusal)).toEqual(['OFFER_LOCKED', 'OFFER_LOCKED', 'OFFER_LOCKED'])
  await tell(await bought(5))
  const [gift, ...others] = await gifts()
  expect([gift!.refusal, others.map(({ refusal }) => refusal)]).toEqual([null, ['OFFER_LOCKED', 'OFFER_LOCKED']])
  const take = () => ann.call('POST /api/shop/clan/{id}/buy', { params: { id: gift!.id } })
  expect((await take()).reply.gains).toEqual(gift!.rewards)
  expect((await take()).error.code).toBe('OFFER_LIMIT')
})
