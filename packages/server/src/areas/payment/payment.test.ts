import type { PaymentFact } from '@skystair/platform/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registered, type TestClient, testClient } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

/** Returns a player who signed in through the portal and has chosen a character. */
async function comer(id: string, source: 'vk' | 'tg' = 'vk'): Promise<TestClient> {
  const client = testClient(server.app)
  server.clock.pass(1)
  const proof = server.portal.proof(id, server.clock())
  await client.call('POST /api/integration/{source}/authenticate', { params: { source }, body: { lang: 'EN', proof } })
  await client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } })
  return client
}

const buy = async (client: TestClient, id = 1) => (await client.call('POST /api/payment/buy/{id}', { params: { id }, query: {} })).reply
const gems = async (client: TestClient) => (await client.call('GET /api/player/current')).reply.resources.mithril
const state = async (client: TestClient, orderId: string) =>
  (await client.call('GET /api/payment/{orderId}', { params: { orderId } })).reply.state
const take = (client: TestClient) => client.call('POST /api/shop/bank/gems/take')
const kinds = async (client: TestClient) => (await client.call('GET /api/player/notif/list')).reply.map(({ kind }) => kind)

let transactions = 0
const paid = (nonce: string | undefined, more: Partial<PaymentFact> = {}): PaymentFact => ({
  state: 'PAID',
  transactionId: `t${++transactions}`,
  ...(nonce ? { nonce } : {}),
  ...more,
})
const refund = (fact: PaymentFact): PaymentFact => ({ ...fact, state: 'REFUNDED' })
/** Sends the portal's notice. Returns our reply. */
async function tell(fact: PaymentFact, path = 'vk'): Promise<string> {
  const response = await server.app.inject({ method: 'POST', url: `/api/payment/notice/${path}`, ...server.portal.notice(fact) })
  return response.body
}
const settle = (client: TestClient, orderId: string, fact: PaymentFact) =>
  client.call('POST /api/payment/{orderId}/settle', { params: { orderId }, body: { evidence: server.portal.evidence(fact) } })

describe('a purchase', () => {
  it('is written down before the platform hears of it, and hands it a nonce', async () => {
    const client = await comer('anna')
    const order = await buy(client)
    expect(order).toMatchObject({ productId: 'gems_100', gems: 100, state: 'STARTED', cancelled: false, url: 'http://localhost:80/' })
    expect(order.payload).toMatchObject({ product: 'gems_100', externalId: 'anna', currency: 'VOTES' })
    const row = await server.db.tx((tx) => tx.one('select nonce, channel, state from purchase where id = ?', [Number(order.orderId)]))
    expect({ ...(row as object) }).toEqual({ nonce: order.payload.nonce, channel: 'vk', state: 'STARTED' })
    expect(order.payload.nonce).toMatch(/^[\w-]{24}$/)
  })

  it('grants gems and bonus points by the platform’s word, keeps the gems apart until they are taken, and is told of', async () => {
    const client = await comer('anna')
    const { orderId, payload } = await buy(client)
    const heard: string[] = []
    server.deps.bus.listen((destination, { notificationType }) => heard.push(`${destination} ${notificationType}`))
    expect(await tell(paid(payload.nonce, { amount: { currency: 'VOTES', value: 14 }, externalId: 'anna', productId: 'gems_100' }))).toBe(
      'DONE',
    )
    const { clientUuid } = (await client.call('GET /api/player/info/current', { query: { frontVersion: 445 } })).reply
    expect(heard).toEqual([`/stomp/personal/${clientUuid} PLAYER_CHANGED`])
    expect([await state(client, orderId), await gems(client)]).toEqual(['GEMS_GRANTED', 0])
    expect((await client.call('GET /api/shop/bank/purchase/info')).reply).toMatchObject([
      { productId: 'gems_100', gems: 100, state: 'GEMS_GRANTED' },
    ])
    const taken = await take(client)
    expect(taken.reply).toMatchObject({
      gains: [{ kind: 'mithril', amount: 100 }],
      player: { resources: { mithril: 100, bonusPoints: 10 } },
    })
    expect([await state(client, orderId), await kinds(client)]).toEqual(['GEMS_TAKEN', ['gemsGranted']])
    expect((await take(client)).error.code).toBe('REWARD_NOT_READY')
  })

  it('is granted once, however often and on whatever way it is told', async () => {
    const client = await comer('anna')
    const { orderId, payload } = await buy(client)
    const fact = paid(payload.nonce)
    const first = await settle(client, orderId, fact)
    expect(first.reply.state).toBe('GEMS_GRANTED')
    expect([await tell(fact), await tell(fact)]).toEqual(['REPEATED', 'REPEATED'])
    expect((await settle(client, orderId, fact)).reply.state).toBe('GEMS_GRANTED')
    await take(client)
    expect(await tell(fact)).toBe('REPEATED')
    expect(await gems(client)).toBe(100)
    // Confirmed once it was committed, and again when it was settled again.
    expect(server.portal.consumed).toEqual([fact, fact])
  })

  it('is settled at a later start by evidence alone, whichever order it belongs to', async () => {
    const client = await comer('anna')
    const lost = await buy(client, 2)
    await buy(client, 1)
    const evidence = server.portal.evidence(paid(lost.payload.nonce, { productId: 'gems_300' }))
    const { reply } = await client.call('POST /api/payment/settle', { query: {}, body: { evidence } })
    expect(reply).toMatchObject({ orderId: lost.orderId, state: 'GEMS_GRANTED', gems: 315 })
  })

  it('stays begun where nothing says that it was paid', async () => {
    const client = await comer('anna')
    const { orderId } = await buy(client)
    const { status, reply } = await client.call('POST /api/payment/{orderId}/settle', { params: { orderId }, body: {} })
    expect([status, reply.state]).toEqual([200, 'STARTED'])
  })

  it('can be cancelled, and is granted all the same where the money comes after all', async () => {
    const client = await comer('anna')
    const { orderId, payload } = await buy(client)
    expect(await tell({ ...paid(payload.nonce), state: 'CANCELLED' })).toBe('DONE')
    expect((await client.call('GET /api/payment/{orderId}', { params: { orderId } })).reply).toMatchObject({
      state: 'STARTED',
      cancelled: true,
    })
    expect((await client.call('GET /api/shop/bank/purchase/info')).reply).toEqual([])
    expect(await tell(paid(payload.nonce))).toBe('DONE')
    expect((await client.call('GET /api/payment/{orderId}', { params: { orderId } })).reply).toMatchObject({
      state: 'GEMS_GRANTED',
      cancelled: false,
    })
  })

  it('that is paid by two transactions gives twice', async () => {
    const client = await comer('anna')
    const { payload } = await buy(client)
    expect([await tell(paid(payload.nonce)), await tell(paid(payload.nonce))]).toEqual(['DONE', 'DONE'])
    expect((await take(client)).reply.gains).toEqual([{ kind: 'mithril', amount: 200 }])
  })

  it('is found without a nonce by payer and product', async () => {
    const client = await comer('anna')
    const { orderId } = await buy(client)
    expect(await tell(paid(undefined, { externalId: 'anna', productId: 'gems_300' }))).toBe('NO_ORDER')
    expect(await tell(paid(undefined, { externalId: 'anna', productId: 'gems_100' }))).toBe('DONE')
    expect(await state(client, orderId)).toBe('GEMS_GRANTED')
  })
})

describe('a payment', () => {
  it.each<[string, Partial<PaymentFact>]>([
    ['OTHER_PLAYER', { externalId: 'boris' }],
    ['OTHER_PRODUCT', { productId: 'gems_8000' }],
    ['OTHER_AMOUNT', { amount: { currency: 'VOTES', value: 13 } }],
    ['OTHER_AMOUNT', { amount: { currency: 'ROUBLES', value: 14 } }],
    ['TEST_REFUSED', { test: true }],
    ['NO_ORDER', { nonce: 'unknown' }],
  ])('is refused as %s, and nothing is granted', async (applied, wrong) => {
    const client = await comer('anna')
    const { orderId, payload } = await buy(client)
    expect(await tell(paid(payload.nonce, wrong))).toBe(applied)
    expect([await state(client, orderId), await server.db.tx((tx) => tx.all('select id from receipt'))]).toEqual(['STARTED', []])
  })

  it('in play money counts where the operator allows it', async () => {
    const own = await testApp({ config: { testPayments: true }, db: server.db, clock: server.clock })
    const client = await comer('anna')
    const { payload } = await buy(client)
    const response = await own.app.inject({
      method: 'POST',
      url: '/api/payment/notice/vk',
      ...own.portal.notice(paid(payload.nonce, { test: true })),
    })
    await own.close()
    expect(response.body).toBe('DONE')
  })

  it('of another channel is none of this one’s', async () => {
    const client = await comer('anna')
    const { payload } = await buy(client)
    expect(await tell(paid(payload.nonce), 'tg')).toBe('NO_ORDER')
    expect(await tell(paid(payload.nonce), 'own/xsolla')).toBe('NO_ORDER')
  })

  it('has a number of its own with each provider', async () => {
    const client = await registered(server.app, 'Buyer')
    const xsolla = (await client.call('POST /api/xsolla/buy/{id}', { params: { id: 1 }, query: {} })).reply
    const robokassa = (await client.call('POST /api/robokassa/buy/{id}/{extra}', { params: { id: 1, extra: 'BankCard' } })).reply
    expect([xsolla.payload.method, robokassa.payload.method]).toEqual(['', 'BankCard'])
    const same = { transactionId: '7' }
    expect(await tell(paid(xsolla.payload.nonce, same), 'own/xsolla')).toBe('DONE')
    expect(await tell(paid(robokassa.payload.nonce, same), 'own/robokassa')).toBe('DONE')
    expect((await take(client)).reply.gains).toEqual([{ kind: 'mithril', amount: 200 }])
  })

  it('goes to the account that began the purchase, no matter which account brings the evidence', async () => {
    const [anna, boris] = [await comer('anna'), await comer('boris')]
    const hers = await buy(anna)
    const his = await buy(boris)
    const { reply } = await settle(boris, his.orderId, paid(hers.payload.nonce))
    expect(reply).toMatchObject({ orderId: his.orderId, state: 'STARTED' })
    expect([await state(anna, hers.orderId), await state(boris, his.orderId)]).toEqual(['GEMS_GRANTED', 'STARTED'])
  })
})

describe('a refund', () => {
  it('takes granted gems back before they are taken', async () => {
    const client = await comer('anna')
    const { orderId, payload } = await buy(client)
    const fact = paid(payload.nonce)
    await tell(fact)
    expect([await tell(refund(fact)), await tell(refund(fact))]).toEqual(['DONE', 'REPEATED'])
    expect([await state(client, orderId), (await take(client)).error.code]).toEqual(['REFUNDED', 'REWARD_NOT_READY'])
    expect((await client.call('GET /api/player/current')).reply.resources).toMatchObject({ mithril: 0, bonusPoints: 0 })
  })

  it('takes gems back below zero where they are spent, and says so', async () => {
    const client = await registered(server.app, 'Spender')
    const { payload } = (await client.call('POST /api/xsolla/buy/{id}', { params: { id: 1 }, query: {} })).reply
    const fact = paid(payload.nonce)
    await tell(fact, 'own/xsolla')
    await take(client)
    for (const name of ['Spender the First', 'Spender the Second']) await client.call('POST /api/security/name/set', { body: { name } })
    const left = await gems(client)
    expect(left).toBeLessThan(100)
    expect(await tell(refund(fact), 'own/xsolla')).toBe('DONE')
    expect(await gems(client)).toBe(left - 100)
    const [notice] = (await client.call('GET /api/player/notif/list')).reply
    expect(notice).toMatchObject({ kind: 'gemsRefunded', values: { gems: '100', left: String(left - 100) } })
  })

  it('that comes before its payment lets the payment grant nothing', async () => {
    const client = await comer('anna')
    const { orderId, payload } = await buy(client)
    const fact = paid(payload.nonce)
    expect([await tell(refund(fact)), await tell(fact), await tell(refund(fact))]).toEqual(['DONE', 'REPEATED', 'REPEATED'])
    expect(await state(client, orderId)).toBe('REFUNDED')
  })

  it('is remembered even where it names no order', async () => {
    const client = await comer('anna')
    const { orderId, payload } = await buy(client)
    const fact = paid(payload.nonce)
    expect(await tell({ state: 'REFUNDED', transactionId: fact.transactionId })).toBe('DONE')
    expect([await tell(fact), await tell(fact)]).toEqual(['DONE', 'REPEATED'])
    expect([await state(client, orderId), (await take(client)).error.code]).toEqual(['REFUNDED', 'REWARD_NOT_READY'])
  })
})

describe('a friend', () => {
  it('who was invited brings the inviter a share of what they buy, until it is refunded', async () => {
    const inviter = await registered(server.app, 'Inviter')
    const { code: ref } = (await inviter.call('GET /api/referral/my/code')).reply
    const friend = testClient(server.app)
    const proof = server.portal.proof('friend', server.clock())
    await friend.call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body: { lang: 'EN', proof } })
    await friend.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445, ref } })
    const waiting = async () => (await inviter.call('GET /api/referral/my/code')).reply.waiting
    const facts: PaymentFact[] = []
    for (const id of [1, 2]) {
      facts.push(paid((await buy(friend, id)).payload.nonce))
      await tell(facts.at(-1)!)
    }
    expect(await waiting()).toBe(30 + 94)
    await tell(refund(facts[0]!))
    expect(await waiting()).toBe(94)
    await inviter.call('GET /api/referral/bonus/take')
    await tell(refund(facts[1]!))
    // Gems that the inviter has taken stay, and the next share pays them off.
    expect([await waiting(), await gems(inviter)]).toEqual([0, 94])
    await tell(paid((await buy(friend, 2)).payload.nonce))
    expect(await waiting()).toBe(0)
    await tell(paid((await buy(friend, 1)).payload.nonce))
    expect(await waiting()).toBe(30)
  })

  it('gets the gift that was bought for them, and the buyer the bonus points', async () => {
    const [anna, boris] = [await comer('anna'), await comer('boris')]
    const receiverId = (await boris.call('GET /api/player/id/current')).reply.id
    const [smallest] = (await anna.call('GET /api/giftpurchase/gems/list', { query: {} })).reply
    expect(smallest).toMatchObject({ productId: 'gift_30', gems: 30, price: { amount: 4, currency: 'VOTES' } })
    const reserved = await anna.call('POST /api/giftpurchase/gems/reserve', { body: { receiverId } })
    expect(reserved.reply).toMatchObject({ receiverId, until: server.clock() + 3_600_000 })
    const fact = paid((await buy(anna, smallest?.id)).payload.nonce)
    await tell(fact)
    expect((await take(anna)).error.code).toBe('REWARD_NOT_READY')
    expect((await take(boris)).reply.gains).toEqual([{ kind: 'mithril', amount: 30 }])
    expect((await anna.call('GET /api/player/current')).reply.resources).toMatchObject({ mithril: 0, bonusPoints: 3 })
    expect(await kinds(boris)).toEqual(['giftGranted'])
    await tell(refund(fact))
    expect(await gems(boris)).toBe(0)
  })

  it('must be chosen within the hour', async () => {
    const [anna, boris] = [await comer('anna'), await comer('boris')]
    const receiverId = (await boris.call('GET /api/player/id/current')).reply.id
    await anna.call('POST /api/giftpurchase/gems/reserve', { body: { receiverId } })
    server.clock.pass(3_600_000)
    const late = await anna.call('POST /api/payment/buy/{id}', { params: { id: 101 }, query: {} })
    expect(late.error.code).toBe('RECEIVER_MISSING')
  })
})

describe('a guest', () => {
  it('buys nothing that could not be found again', async () => {
    const client = testClient(server.app)
    await client.call('POST /api/security/registerTrial', { body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } })
    expect((await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: {} })).error.code).toBe('REGISTERED_ONLY')
  })
})
