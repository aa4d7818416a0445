import { createHash } from 'node:crypto'
import { signsJson, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import { simulatedBank, simulatedHost, simulatedOrder, simulatedUser } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { manifest } from './manifest.ts'
import { rustoreServer, server } from './server.ts'
import { invoiceNotice, invoiceOf, invoices, ruStoreNotice, signer, simulator } from './simulator.ts'
import { challenge } from './store.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings = {}, now = NOW) => simulatedHost(server, simulator, { now, settings })
const sendNotice = async (notice: ReturnType<typeof ruStoreNotice>, bank = simulatedBank()) =>
  (await server.pay.notice(notice, host(), bank)).status
const evidence = { invoiceId: invoiceOf(simulatedOrder) }
const settle = (settings = {}) => server.pay.settle(simulatedOrder, evidence, host(settings))
afterEach(() => invoices.clear())

testManifest({ manifest, server, simulator })

testServerPlatform('rustore', { server, simulator, without: signsJson, tamperings: signer.tamperings(simulatedUser, NOW) })

it('joins the key’s id and the time as the published example does', () => {
  const digest = createHash('sha512').update(challenge('123', '2022-07-08T13:24:41.8328711+03:00')).digest('hex')
  expect(digest).toMatch(/^0976c6.*033235$/)
})

it('starts a purchase with our order and nonce, and none without settings', async () => {
  expect(await server.pay.begin(simulatedOrder, host())).toEqual({
    payload: { productId: 'gems_100', orderId: '4211', developerPayload: simulatedOrder.nonce },
  })
  await expect(server.pay.begin(simulatedOrder, host({ RUSTORE_PRIVATE_KEY: undefined }))).rejects.toMatchObject({
    code: 'PLATFORM_NOT_SET',
  })
})

it('accepts the state of an invoice from the store only', async () => {
  expect(await settle()).toBeNull()
  simulator.evidence(simulatedOrder)
  expect(await settle()).toMatchObject({
    state: 'PAID',
    transactionId: '4004211',
    productId: 'gems_100',
    amount: { currency: 'RUB', value: 9900 },
  })
  for (const [status, state] of [
    ['CREATED', null],
    ['PAID', null],
    ['REJECTED', 'CANCELLED'],
    ['REVERSED', 'REFUNDED'],
  ] as const) {
    invoices.set(evidence.invoiceId, { order: simulatedOrder, status })
    expect((await settle())?.state ?? null).toBe(state)
  }
})

it('does not take another order’s, another app’s or a nameless invoice', async () => {
  for (const change of [{ developerPayload: 'other' }, { developerPayload: undefined }, { appId: 1 }, { invoiceId: 1 }]) {
    invoices.set(evidence.invoiceId, { order: simulatedOrder, status: 'CONFIRMED', change })
    expect(await settle()).toBeNull()
  }
  expect(await server.pay.settle(simulatedOrder, { invoiceId: '../auth' }, host())).toBeNull()
  invoices.set(evidence.invoiceId, { order: simulatedOrder, status: 'CONFIRMED', change: { order: {} } })
  await expect(settle()).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
})

it('keeps the store’s token, and says what is wrong with our key', async () => {
  const mine = rustoreServer()
  const answer = vi.fn(simulator.respond)
  simulator.evidence(simulatedOrder)
  const ask = (now: number) => mine.pay.settle(simulatedOrder, evidence, simulatedHost(mine, { ...simulator, respond: answer }, { now }))
  for (const later of [0, 1000, 901_000]) await ask(NOW + later)
  expect(answer.mock.calls.filter(([request]) => request.url.endsWith('/auth/'))).toHaveLength(2)
  const broken = simulatedHost(mine, simulator, { now: NOW, settings: { RUSTORE_KEY_ID: '124', RUSTORE_PRIVATE_KEY: 'PEM' } })
  await expect(mine.pay.settle(simulatedOrder, evidence, broken)).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

it('grants once what the store confirms after a notice, and takes it back', async () => {
  const bank = simulatedBank()
  for (const kind of ['CANCEL', 'PAY', 'PAY', 'REFUND', 'REFUND'] as const) {
    for (const notice of simulator.notices(simulatedOrder, kind)) expect(await sendNotice(notice, bank)).toBe(200)
    if (kind === 'PAY') expect(bank.gems()).toBe(100)
  }
  expect(bank.gems()).toBe(0)
})

it('grants nothing for a notice whose invoice the store does not confirm, has another sum, or is a test', async () => {
  const bank = simulatedBank()
  expect(await sendNotice(invoiceNotice(simulatedOrder, 'CONFIRMED'), bank)).toBe(200)
  invoices.set(evidence.invoiceId, {
    order: simulatedOrder,
    status: 'CONFIRMED',
    change: { order: { itemCode: 'gems_100', amountCreate: 1, currency: 'RUB' } },
  })
  expect(await sendNotice(invoiceNotice(simulatedOrder, 'CONFIRMED'), bank)).toBe(200)
  invoices.set(evidence.invoiceId, { order: simulatedOrder, status: 'CONFIRMED', sandbox: true })
  expect(await sendNotice(invoiceNotice(simulatedOrder, 'CONFIRMED', 'INVOICE_STATUS_SANDBOX'), bank)).toBe(200)
  expect(bank.facts.at(-1)).toMatchObject({ test: true })
  expect(bank.gems()).toBe(0)
})

it('acknowledges a test notice, and refuses one that is not encrypted with our key', async () => {
  expect(await sendNotice(ruStoreNotice({ notification_type: 'TEST_EVENT', app_id: 63_012 }))).toBe(200)
  const good = invoiceNotice(simulatedOrder, 'CONFIRMED')
  const flipped = JSON.parse(Buffer.from(good.body).toString()) as { payload: string }
  const bytes = Buffer.from(flipped.payload, 'base64')
  bytes[20]! ^= 1
  const tampered = [
    ruStoreNotice({ notification_type: 'TEST_EVENT' }, { key: Buffer.alloc(32, 8) }),
    { ...good, body: Buffer.from(JSON.stringify({ payload: bytes.toString('base64') })) },
    { ...good, body: Buffer.from(JSON.stringify({ payload: flipped.payload.slice(0, 20) })) },
    { ...good, body: Buffer.from('{}') },
    { ...good, method: 'GET' as const },
  ]
  for (const notice of tampered) await expect(sendNotice(notice)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  const badKey = server.pay.notice(good, host({ RUSTORE_NOTICE_KEY: 'short' }), simulatedBank())
  await expect(badKey).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})
