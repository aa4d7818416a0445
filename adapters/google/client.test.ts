import { testPlatform } from '@skystair/platform/conformance'
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
  return { page, platform: googlePlatform(host), again: () => googlePlatform(host), controls: () => page.globals.simulatedPortal! }
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
  const { platform, again, controls } = open()
  const identity = await platform.auth.signIn()
  expect(identity).toMatchObject({ known: true, headers: {}, query: {} })
  expect(identity.exchange).toEqual({
    call: 'POST /api/integration/google/authenticate',
    body: { proof: simulator.proof(simulatedUser, NOW) },
  })
  expect(await platform.auth.authenticate()).toEqual(identity)
  expect(await again().auth.authenticate()).toEqual(identity)
  expect(controls().prompts).toBe(2)
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('lets a known player play as a guest if Google does not identify them this time', async () => {
  const { platform, again, controls } = open()
  await platform.auth.signIn()
  for (const prompt of ['SKIP', 'DISMISS'] as const) {
    controls().prompt = prompt
    expect(await again().auth.authenticate()).toMatchObject({ known: false })
  }
})

it('reports that the player declined, that nobody can sign in, or that the script is blocked, throwing or returning nonsense', async () => {
  await expect(open('GUEST').platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
  await expect(open('WELL', 'PAY', { clientId: '' }).platform.auth.signIn()).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  await expect(open('BLOCKED').platform.auth.signIn()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('LYING').platform.auth.signIn()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('THROWING').platform.auth.signIn()).rejects.toMatchObject({ code: 'FAILED' })
  vi.useFakeTimers()
  const refused = expect(open('SLOW').platform.auth.signIn()).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await vi.runAllTimersAsync()
  await refused
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

it('buys in the store’s sheet and reports the outcome', async () => {
  for (const [mode, bought] of [
    ['PAY', { outcome: 'PAID', evidence }],
    ['CANCEL', { outcome: 'CANCELLED' }],
    ['FAIL', { outcome: 'FAILED' }],
  ] as const) {
    const { platform } = open('WELL', mode)
    await platform.auth.authenticate()
    expect(await platform.pay.buy(order)).toEqual(bought)
  }
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
