import { testManifest } from '@skystair/platform/conformance'
import { simulatedBank, simulatedHost, simulatedOrder } from '@skystair/platform/simulator'
import { afterEach, expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { robokassa, robokassaHash } from './robokassa.ts'
import { robokassaNotice, robokassaStates } from './robokassa-simulator.ts'
import { payments, server } from './server.ts'
import { providers, simulator } from './simulator.ts'

const now = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings: Record<string, string | undefined> = {}) => simulatedHost(server, simulator, { now, settings })
const page = async (url: string | undefined) => (await simulator.respond!(new Request(url!)))!.text()
afterEach(() => robokassaStates.clear())

testManifest({ manifest, server, payments, simulator })

it('signs as the published examples do', () => {
  expect(robokassaHash('md5', '200.00', '84', 'my_password2', 'shp_interface=link')).toBe('95286fdc8024655ceb9034539bac1180')
  expect(robokassaHash('md5', 'test', '5.12', '5', 'securepass1')).toBe('d33ad746fefb057705993fc6662c5beb')
  expect(robokassaHash('md5', '5.12', '5', 'securepass2')).toBe('5e000357e91de9ac78f9df163eceefa8')
  expect(robokassaHash('md5', '5.12', '5', 'securepass2', 'Shp_orderId=ord_1', 'Shp_userId=42')).toBe('bc9f1fb75d01a8d7be05cdc8a752734d')
  expect(robokassaHash('sha256', '5.12', '5', 'securepass2')).toBe('3602f3ea9e81a35440c73f8900a3a7dc5297d03cd49a85423ecf7d65ea89bdc8')
  expect(() => robokassaHash('crc32', '5.12')).toThrow(expect.objectContaining({ code: 'PLATFORM_NOT_SET' }))
})

it('opens a pay page that accepts our signature, at the requested method', async () => {
  const { url } = await robokassa.begin({ ...simulatedOrder, method: 'BankCard' }, host())
  expect(await page(url)).toContain('Robokassa')
  const query = new URL(url!).searchParams
  expect([query.get('OutSum'), query.get('InvId'), query.get('IncCurrLabel'), query.get('IsTest')]).toEqual([
    '99.00',
    '4211',
    'BankCard',
    null,
  ])
  expect(await page(url!.replace('99.00', '1.00'))).toBe('29')
})

it('omits an unknown method', async () => {
  const { url } = await robokassa.begin({ ...simulatedOrder, method: 'x&OutSum=1' }, host())
  expect(new URL(url!).searchParams.has('IncCurrLabel')).toBe(false)
})

it('starts a test with the passwords for tests', async () => {
  const { url } = await robokassa.begin(simulatedOrder, host({ ROBOKASSA_TEST: '1' }))
  expect(new URL(url!).searchParams.get('IsTest')).toBe('1')
  expect(await page(url)).toContain('Robokassa')
})

it('starts no purchase without settings or without a price in roubles', async () => {
  for (const name of ['ROBOKASSA_LOGIN', 'ROBOKASSA_PASSWORD1'])
    await expect(robokassa.begin(simulatedOrder, host({ [name]: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  const order = { ...simulatedOrder, product: { ...simulatedOrder.product, prices: { USD: 129 } } }
  await expect(robokassa.begin(order, host())).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

it('grants once what was paid and gives the same reply to a repeated notice', async () => {
  const bank = simulatedBank()
  for (const notice of await providers.robokassa.notices(simulatedOrder, 'PAY'))
    expect(await robokassa.notice!(notice, host(), bank)).toEqual({ status: 200, type: 'text/plain', body: 'OK4211' })
  expect(bank.gems()).toBe(100)
})

it('also accepts a notice as query parameters', async () => {
  const notice = robokassaNotice(simulatedOrder)
  const query = new URLSearchParams(Buffer.from(notice.body).toString())
  expect((await robokassa.notice!({ ...notice, method: 'GET', query, body: new Uint8Array() }, host(), simulatedBank())).body).toBe(
    'OK4211',
  )
})

it('refuses a notice of another sum, order, nonce or signature, and one with repeated or missing fields', async () => {
  const body = Buffer.from(robokassaNotice(simulatedOrder).body).toString()
  const tampered = [
    body.replace('OutSum=99.000000', 'OutSum=98.000000'),
    body.replace('OutSum=99.000000', 'OutSum=99.00'),
    body.replace('InvId=4211', 'InvId=4212'),
    body.replace(`Shp_nonce=${simulatedOrder.nonce}`, 'Shp_nonce=other'),
    body.replace('&Shp_nonce', '&Shp_more=1&Shp_nonce'),
    body.replace(/SignatureValue=./, 'SignatureValue=g'),
    body.replace(/SignatureValue=[^&]*/, 'SignatureValue='),
    body.replace(/&SignatureValue=[^&]*/, ''),
    `${body}&OutSum=1.00`,
    `IsTest=1&${body}`,
  ]
  for (const text of tampered) {
    const bank = simulatedBank()
    const notice = { ...robokassaNotice(simulatedOrder), body: Buffer.from(text) }
    await expect(robokassa.notice!(notice, host(), bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
    expect(bank.facts).toEqual([])
  }
  expect(robokassa.refused!('PROOF_INVALID').body).not.toMatch(/^OK/)
})

it('never accepts a correctly signed notice of an order that is not ours, nor of another price', async () => {
  const other = { ...simulatedOrder, id: 9, nonce: 'unknown' }
  expect((await robokassa.notice!(robokassaNotice(other), host(), simulatedBank())).body).toBe('ERROR NO_ORDER')
  const cheap = { ...simulatedOrder, product: { ...simulatedOrder.product, prices: { RUB: 100 } } }
  const bank = simulatedBank()
  expect(await robokassa.notice!(robokassaNotice(cheap), host(), bank)).toMatchObject({ status: 400, body: 'ERROR OTHER_AMOUNT' })
  expect(bank.gems()).toBe(0)
})

it('recognises test money by its password', async () => {
  const notice = robokassaNotice(simulatedOrder, { test: true })
  expect((await robokassa.notice!(notice, host(), simulatedBank())).body).toBe('ERROR TEST_REFUSED')
  const tests = simulatedBank([simulatedOrder], { testsAllowed: true })
  expect((await robokassa.notice!(notice, host(), tests)).body).toBe('OK4211')
})

it('asks Robokassa about an order whose notice was lost', async () => {
  expect(await robokassa.settle!(simulatedOrder, {}, host())).toBeNull()
  for (const [code, state] of [
    [5, null],
    [50, null],
    [10, 'CANCELLED'],
    [60, 'REFUNDED'],
    [100, 'PAID'],
  ] as const) {
    robokassaStates.set('4211', { code, sum: '99.000000' })
    const fact = [await robokassa.settle!(simulatedOrder, {}, host())].flat()[0]
    expect(fact?.state ?? null).toBe(state)
    if (code === 100) expect(fact).toMatchObject({ transactionId: '4211', amount: { currency: 'RUB', value: 9900 } })
  }
})

it('gets no result with a wrong password', async () => {
  robokassaStates.set('4211', { code: 100, sum: '99.000000' })
  expect(await robokassa.settle!(simulatedOrder, {}, host({ ROBOKASSA_PASSWORD2: 'wrong' }))).toBeNull()
})
