import { testPlatform } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, runStandIn, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import type { RuStoreGlobals } from './bridge.ts'
import { rustorePlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { simulator } from './simulator.ts'
import type { RuStoreControls } from './stand-in.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
afterEach(() => vi.useRealTimers())

function open(mode: HostMode = 'WELL', purchase: PurchaseMode = 'PAY') {
  const simulated = simulator.page(simulatedUser, mode, purchase, NOW)
  const page = testPage<RuStoreGlobals & { simulatedPortal?: RuStoreControls }>(simulated)
  if (simulated.injected) runStandIn(simulated.injected, page.globals)
  return { page, platform: rustorePlatform(page), controls: () => page.globals.simulatedPortal! }
}
const order = { id: '7', productId: 'gems_100', url: null, payload: { productId: 'gems_100', orderId: '7', developerPayload: 'nonce' } }

testPlatform('rustore', { ...simulator, manifest }, async () => {
  const { page, platform } = open()
  await platform.auth.authenticate()
  return { platform, listeners: () => (page.globals.__rustoreBridge ? 1 : 0) }
})

it('passes the app’s token to the exchange', async () => {
  const { platform } = open()
  expect(await platform.auth.authenticate()).toEqual({
    headers: {},
    query: {},
    known: true,
    lang: 'EN',
    exchange: { call: 'POST /api/integration/rustore/authenticate', body: { proof: simulator.proof(simulatedUser, NOW) } },
  })
  expect(platform.capabilities).toMatchObject({ canPay: true, canSignIn: false, externalLinks: false })
})

it('lets a guest play, sign in, or not', async () => {
  const { platform, controls } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  controls().signIn = 'cancelled'
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
  controls().signIn = 'SIGN_IN'
  expect(await platform.auth.signIn()).toMatchObject({ known: true })
})

it('reports that there is no app, or that it throws, returns nonsense or never responds', async () => {
  await expect(open('BLOCKED').platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('THROWING').platform.auth.authenticate()).rejects.toMatchObject({ code: 'FAILED' })
  await expect(open('LYING').platform.auth.authenticate()).rejects.toMatchObject({ code: 'BAD_ANSWER' })
  vi.useFakeTimers()
  const refused = expect(open('SLOW').platform.auth.authenticate()).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await vi.runAllTimersAsync()
  await refused
})

it('buys in the store’s window and reports the outcome', async () => {
  for (const [mode, bought] of [
    ['PAY', { outcome: 'PAID', evidence: { invoiceId: '4000007' } }],
    ['CANCEL', { outcome: 'CANCELLED' }],
    ['FAIL', { outcome: 'FAILED' }],
  ] as const) {
    const { platform } = open('WELL', mode)
    await platform.auth.authenticate()
    expect(await platform.pay.buy(order)).toEqual(bought)
  }
})

it('finds a purchase whose result was lost, and asks the store for none without a reason', async () => {
  const { platform, controls } = open('WELL', 'CLOSED')
  await platform.auth.authenticate()
  expect(await platform.pay.unconfirmed()).toEqual([])
  expect(controls().calls).not.toContain('purchases')
  vi.useFakeTimers()
  const bought = platform.pay.buy(order)
  await vi.runAllTimersAsync()
  expect(await bought).toEqual({ outcome: 'UNKNOWN' })
  vi.useRealTimers()
  expect(await platform.pay.unconfirmed()).toEqual([{ invoiceId: '4000007' }])
  await platform.pay.confirm({ invoiceId: '4000007' })
  expect(await platform.pay.unconfirmed()).toEqual([])
})

it('sells nothing if the store cannot', async () => {
  const { platform, controls } = open()
  controls().available = false
  await platform.auth.authenticate()
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('pauses with the app, and ignores invalid messages', async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  const events: string[] = []
  platform.lifecycle.onPause(() => events.push('pause'))
  platform.lifecycle.onResume(() => events.push('resume'))
  for (const text of ['no JSON', 'null', '{"id":99,"ok":true}', '7']) controls().say(text)
  controls().pause()
  controls().resume()
  await vi.waitFor(() => expect(events).toEqual(['pause', 'resume']))
})
