import { signsJson, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { manifest } from './manifest.ts'
import { googleServer, server } from './server.ts'
import { buy, playPush, purchases, signer, simulator, tokenOf } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings = {}, now = NOW) => simulatedHost(server, simulator, { now, settings })
const settle = (evidence: Record<string, string>, settings = {}) => server.pay.settle(simulatedOrder, evidence, host(settings))
const sendNotice = async (notice: ReturnType<typeof playPush>, bank = simulatedBank()) =>
  (await server.pay.notice(notice, host(), bank)).status
afterEach(() => purchases.clear())

testManifest({ manifest, server, simulator })

testServerPlatform('google', { server, simulator, without: signsJson, tamperings: signer.tamperings(simulatedUser, NOW) })

it('grants once what the store lists as bought, and consumes it', async () => {
  const bank = simulatedBank()
  const evidence = buy(simulatedOrder)
  const fact = await settle(evidence)
  expect(fact).toMatchObject({ state: 'PAID', productId: 'gems_100', nonce: simulatedOrder.nonce, test: false })
  expect([await bank.apply(fact!), await bank.apply((await settle(evidence))!)]).toEqual(['DONE', 'REPEATED'])
  for (let i = 0; i < 2; i++) await server.pay.consume(fact!, evidence, host())
  expect(purchases.get(tokenOf(simulatedOrder))?.consumptionState).toBe(1)
  expect(bank.gems()).toBe(100)
})

it('grants nothing that is unpaid, not one piece, unknown, or another product', async () => {
  for (const [change, state] of [
    [{ purchaseState: 2 }, null],
    [{ purchaseState: 1 }, 'CANCELLED'],
    [{ quantity: 5 }, null],
    [{ orderId: '' }, null],
  ] as const)
    expect((await settle(buy(simulatedOrder, change)))?.state ?? null).toBe(state)
  const good = buy(simulatedOrder)
  expect(await settle({ ...good, purchaseToken: 'play-token.1' })).toBeNull()
  expect(await settle({ ...good, purchaseToken: '../x' })).toBeNull()
  expect(await settle({ ...good, productId: 'gems_1000' })).toBeNull()
  expect(await settle({})).toBeNull()
})

it('marks what was bought for test money', async () => {
  expect(await settle(buy(simulatedOrder, { purchaseType: 0 }))).toMatchObject({ test: true })
})

it('keeps the access token, and says what is wrong with our key', async () => {
  const mine = googleServer()
  const answer = vi.fn(simulator.respond)
  const evidence = buy(simulatedOrder)
  for (const later of [0, 1000, 3_600_000])
    await mine.pay.settle(simulatedOrder, evidence, simulatedHost(mine, { ...simulator, respond: answer }, { now: NOW + later }))
  expect(answer.mock.calls.filter(([request]) => request.url.includes('oauth2'))).toHaveLength(2)
  for (const account of [undefined, '{}', 'x', '{"client_email":"a","private_key":"b"}'])
    await expect(settle(evidence, { GOOGLE_SERVICE_ACCOUNT: account })).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  await expect(server.pay.begin(simulatedOrder, host({ GOOGLE_PACKAGE: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  expect(await server.pay.begin(simulatedOrder, host())).toEqual({ payload: { productId: 'gems_100' } })
})

it('takes back what the store refunded, once', async () => {
  const bank = simulatedBank()
  await bank.apply((await settle(buy(simulatedOrder)))!)
  for (let i = 0; i < 2; i++)
    for (const notice of simulator.notices(simulatedOrder, 'REFUND', NOW)) expect(await sendNotice(notice, bank)).toBe(204)
  expect(bank.gems()).toBe(0)
})

it('acknowledges tests and purchases without an effect', async () => {
  const bank = simulatedBank()
  expect(await sendNotice(playPush({ testNotification: { version: '1.0' } }), bank)).toBe(204)
  expect(
    await sendNotice(playPush({ oneTimeProductNotification: { notificationType: 1, purchaseToken: 't', sku: 'gems_100' } }), bank),
  ).toBe(204)
  expect(bank.facts).toEqual([])
})

it('refuses pushes of another account, audience or app, and unsigned ones', async () => {
  const voided = { voidedPurchaseNotification: { orderId: 'GPA.1' } }
  const good = playPush(voided)
  const bank = simulatedBank()
  const tampered = [
    playPush(voided, { claims: { email: 'other@skystair.iam.gserviceaccount.com' } }),
    playPush(voided, { claims: { email_verified: false } }),
    playPush(voided, { claims: { aud: 'https://other.test/' } }),
    playPush({ ...voided, packageName: 'test.other.app' }),
    { ...good, headers: {} },
    { ...good, method: 'GET' as const },
    { ...good, body: Buffer.from('{}') },
  ]
  for (const notice of tampered) await expect(sendNotice(notice, bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.facts).toEqual([])
})
