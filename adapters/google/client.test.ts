import { testNaming, testPlatform, testPurchases } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, runStandIn, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { googlePlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { GoogleGlobals } from './sdk.ts'
import { CLIENT, simulator } from './simulator.ts'
import type { GoogleControls } from './stand-in.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
afterEach(() => vi.useRealTimers())

function open(mode: HostMode = 'WELL', purchase: PurchaseMode = 'PAY', { app = true, clientId = CLIENT } = {}) {
  const simulated = simulator.page(simulatedUser, mode, purchase, NOW)
  const page = testPage<GoogleGlobals & { simulatedPortal?: GoogleControls }>(simulated)
  if (app) runStandIn(simulated.injected, page.globals)
  const host = { ...page, clientId }
  return { page, platform: googlePlatform(host), again: () => googlePlatform(host), portal: () => page.globals.simulatedPortal! }
}
const order = { id: '7', productId: 'gems_100', url: null, payload: { productId: 'gems_100' } }
const evidence = { purchaseToken: 'page-token.0.gems_100', productId: 'gems_100' }

testPlatform('google', { ...simulator, manifest }, async () => {
  const { platform } = open()
  await platform.auth.authenticate()
  return { platform, listeners: () => 0 }
})

it('shows a new player no window and loads nothing of Google', async () => {
  const { page, platform } = open()
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  expect(page.requestedScripts).toEqual([])
  expect(platform.capabilities).toMatchObject({ canSignIn: true, ownAccounts: true })
})

it('signs a player in, and again at the next start without a window', async () => {
  const { platform, again, portal } = open()
  const identity = await platform.auth.signIn()
  expect(identity).toMatchObject({ known: true, headers: {}, query: {} })
  expect(identity.exchange).toEqual({
    call: 'POST /api/integration/google/authenticate',
    body: { proof: simulator.proof(simulatedUser, NOW) },
  })
  expect(await platform.auth.authenticate()).toEqual(identity)
  expect(await again().auth.authenticate()).toEqual(identity)
  expect(portal().prompts).toBe(2)
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('lets a known player play as a guest if Google does not identify them this time', async () => {
  const { platform, again, portal } = open()
  await platform.auth.signIn()
  for (const prompt of ['SKIP', 'DISMISS'] as const) {
    portal().prompt = prompt
    expect(await again().auth.authenticate()).toMatchObject({ known: false })
  }
})

testNaming((mode) => open(mode).platform.auth.signIn(), { GUEST: 'CANCELLED', THROWING: 'FAILED', LYING: 'SDK_UNAVAILABLE' }, 300_000)

it('reports that signing in is not possible', async () => {
  await expect(open('WELL', 'PAY', { clientId: '' }).platform.auth.signIn()).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('sells inside the app only, and opens no other sites there', async () => {
  const { platform } = open('WELL', 'PAY', { app: false })
  await platform.auth.authenticate()
  expect(platform.capabilities).toMatchObject({ canPay: false, externalLinks: true })
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  const inApp = open().platform
  await inApp.auth.authenticate()
  expect(inApp.capabilities).toMatchObject({ canPay: true, externalLinks: false })
  expect(() => inApp.navigation.open('https://game.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})

testPurchases((purchase) => open('WELL', purchase), order, {
  PAY: { outcome: 'PAID', evidence },
  CANCEL: { outcome: 'CANCELLED' },
  FAIL: { outcome: 'FAILED' },
})

it('finds a purchase whose result was lost', async () => {
  const { platform, again } = open('WELL', 'CLOSED')
  await platform.auth.authenticate()
  vi.useFakeTimers()
  const bought = platform.pay.buy(order)
  await vi.runAllTimersAsync()
  expect(await bought).toEqual({ outcome: 'UNKNOWN' })
  vi.useRealTimers()
  const next = again()
  await next.auth.authenticate()
  expect(await next.pay.unconfirmed()).toEqual([evidence])
})

it('shows the store’s own prices in the format of the language, and none outside the app', async () => {
  const { platform } = open()
  expect(await platform.pay.prices(['gems_100'], 'EN')).toEqual({})
  await platform.auth.authenticate()
  const [inEnglish, inRussian] = [await platform.pay.prices(['gems_100', 'gems_300'], 'EN'), await platform.pay.prices(['gems_100'], 'RU')]
  expect(Object.keys(inEnglish)).toEqual(['gems_100', 'gems_300'])
  expect([inEnglish.gems_100, inRussian.gems_100?.replace(/\s/, ' ')]).toEqual(['RUB 109.00'.replace(' ', '\u00a0'), '109,00 ₽'])
})
