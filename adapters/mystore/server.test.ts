import { noTime, testManifest, testServerPlatform } from '@skystair/platform/conformance'
import {
  launchTamperings,
  ruleText,
  signedQuery,
  simulatedBank,
  simulatedHost,
  simulatedOrder,
  simulatedUser,
} from '@skystair/platform/simulator'
import { expect, it } from 'vitest'
import { manifest } from './manifest.ts'
import { mystoreRule, server } from './server.ts'
import { mystoreLaunch, mystoreNotice, mystorePayment, SECRET, simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const host = (settings = {}) => simulatedHost(server, simulator, { now: NOW, settings })
const sendNotice = (notice: ReturnType<typeof mystoreNotice>, bank = simulatedBank()) => server.pay.notice!(notice, host(), bank)

testManifest({ manifest, server, simulator })

testServerPlatform('mystore', {
  server,
  simulator,
  without: noTime,
  signs: ruleText(mystoreRule, SECRET, mystoreLaunch),
  vectors: [
    {
      name: 'our own example of the portal’s rule',
      proof: { launch: 'uid=596343600&appid=1234&sign=0941bf34319c40fd7a80e4648433f9b6' },
      settings: { MYSTORE_SECRET: 'secret', MYSTORE_APP: '1234' },
      now: NOW,
      externalId: '596343600',
    },
  ],
  tamperings: [
    ...launchTamperings('MYSTORE', mystoreRule, SECRET, mystoreLaunch(simulatedUser)),
    { kind: 'FIELDS', name: 'with a field that nobody signed', tamper: ({ launch }) => ({ launch: `${launch}&admin=1` }) },
  ],
})

it('grants once what was paid and gives the same reply to a repeated call', async () => {
  const bank = simulatedBank()
  for (const notice of simulator.notices(simulatedOrder, 'PAY'))
    expect(await sendNotice(notice, bank)).toMatchObject({ status: 200, body: '{"status":"ok"}' })
  expect(bank.gems()).toBe(100)
})

it('starts a purchase with our own order, and none without a secret', async () => {
  expect(await server.pay.begin(simulatedOrder, host())).toEqual({ payload: { nonce: simulatedOrder.nonce } })
  await expect(server.pay.begin(simulatedOrder, host({ MYSTORE_SECRET: undefined }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
  await expect(server.pay.begin(simulatedOrder, host({ MYSTORE_CURRENCY: 'JPY' }))).rejects.toMatchObject({ code: 'PLATFORM_NOT_SET' })
})

it('refuses another sum, player or order, and calls that the portal did not sign', async () => {
  const bank = simulatedBank()
  const payment = mystorePayment(simulatedOrder)
  for (const change of [
    { sum: '1.00' },
    { sum: 'much' },
    { uid: '1' },
    { merchant_param: '{}' },
    { merchant_param: 'null' },
    { merchant_param: 'x' },
  ] as Record<string, string>[])
    expect((await sendNotice(mystoreNotice({ ...payment, ...change }), bank)).status).toBe(400)
  const good = mystoreNotice(payment)
  const twice = new URLSearchParams(good.query)
  twice.append('sum', '1.00')
  const cheaper = new URLSearchParams(good.query)
  cheaper.set('sum', '99.0')
  const tampered = [
    mystoreNotice(payment, 'another key'),
    { ...good, query: twice },
    { ...good, query: cheaper },
    { ...good, query: new URLSearchParams() },
    { ...good, method: 'POST' as const },
  ]
  for (const notice of tampered) await expect(sendNotice(notice, bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.gems()).toBe(0)
})

it('accepts no launch as a payment, whatever the signed address contains', async () => {
  const bank = simulatedBank()
  const { merchant_param = '', sum = '', tid = '', uid = '' } = mystorePayment(simulatedOrder)
  const given = { ...mystoreLaunch(simulatedUser), merchant_param: `${merchant_param}sum=${sum}tid=${tid}` }
  const { sign = '' } = signedQuery(given, mystoreRule, SECRET)
  const query = new URLSearchParams({ ...mystoreLaunch(simulatedUser), merchant_param, sum, tid, uid, sign })
  const notice = { method: 'GET', query, headers: {}, body: new Uint8Array() } as const
  await expect(sendNotice(notice, bank)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(bank.gems()).toBe(0)
})
