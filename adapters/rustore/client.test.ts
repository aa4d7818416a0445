import { pausesOf, testNaming, testPlatform, testPurchases } from '@skystair/platform/conformance'
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
  return { page, platform: rustorePlatform(page), portal: () => page.globals.simulatedPortal! }
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
  const { platform, portal } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  portal().signIn = 'cancelled'
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
  portal().signIn = 'SIGN_IN'
  expect(await platform.auth.signIn()).toMatchObject({ known: true })
})

testNaming((mode) => open(mode).platform.auth.authenticate(), { THROWING: 'FAILED' })

testPurchases((purchase) => open('WELL', purchase), order, {
  PAY: { outcome: 'PAID', evidence: { invoiceId: '4000007' } },
  CANCEL: { outcome: 'CANCELLED' },
  FAIL: { outcome: 'FAILED' },
})

it('finds a purchase whose result was lost, and asks the store for none without a reason', async () => {
  const { platform, portal } = open('WELL', 'CLOSED')
  await platform.auth.authenticate()
  expect(await platform.pay.unconfirmed()).toEqual([])
  expect(portal().calls).not.toContain('purchases')
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
  const { platform, portal } = open()
  portal().available = false
  await platform.auth.authenticate()
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('pauses with the app, and ignores invalid messages', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  const events = pausesOf(platform)
  for (const text of ['no JSON', 'null', '{"id":99,"ok":true}', '7']) portal().say(text)
  portal().pause!()
  portal().resume!()
  await vi.waitFor(() => expect(events).toEqual(['pause', 'resume']))
})

it('shows the store’s own prices', async () => {
  const { platform } = open()
  expect(await platform.pay.prices(['gems_100'], 'RU')).toEqual({})
  await platform.auth.authenticate()
  expect(await platform.pay.prices(['gems_100'], 'RU')).toEqual({ gems_100: '109 ₽' })
})
