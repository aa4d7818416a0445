import { pausesOf, testNaming, testPlatform, testPurchases } from '@skystair/platform/conformance'
import { framedWindow, type HostMode, type PurchaseMode, SimulatedWindow, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { gpPlayDeckPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { PlayDeckControls } from './parent.ts'
import { simulator } from './simulator.ts'
import type { PlayDeckGlobals } from './wrapper.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
afterEach(() => vi.useRealTimers())

function open(mode: HostMode = 'WELL', purchase: PurchaseMode = 'PAY', framed = true) {
  const simulated = simulator.page(simulatedUser, mode, purchase, NOW)
  const window = framed ? framedWindow(simulated.parent) : new SimulatedWindow()
  const platform = gpPlayDeckPlatform(testPage<PlayDeckGlobals>(simulated, { window }))
  return { window, platform, portal: () => (window.parent as { simulatedPortal?: PlayDeckControls }).simulatedPortal! }
}
const order = { id: '7', productId: 'gems_100', url: null, payload: { amount: '65', description: '100 emeralds', externalId: 'nonce' } }

testPlatform('gp_playdeck', { ...simulator, manifest }, async () => {
  const { platform, portal, window } = open()
  await platform.auth.authenticate()
  return { platform, portal, listeners: () => window.listeners }
})

it('names a player of the wrapper, takes the friend’s code, and keeps the proof for the exchange', async () => {
  const { platform } = open()
  const identity = await platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, lang: 'RU', displayName: simulatedUser.name, query: { gp_platform: 'PLAYDECK' } })
  expect(identity.exchange).toEqual({
    call: 'POST /api/integration/gp_playdeck/authenticate',
    body: { proof: simulator.proof(simulatedUser, NOW) },
  })
  expect(platform.navigation.query.ref).toBe('friend')
})

it.each([false, true])('understands replies that are objects, and those that are the plain value: %s', async (plain) => {
  const { platform, portal } = open()
  portal().plain = plain
  const { exchange } = await platform.auth.authenticate()
  expect(exchange?.body.proof).toEqual(simulator.proof(simulatedUser, NOW))
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'PAID' })
  portal().purchase = 'CANCEL'
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'CANCELLED' })
})

it('lets a guest play', async () => {
  const { platform } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: { gp_platform: 'PLAYDECK' }, known: false, lang: 'RU' })
  expect(platform.capabilities.canPay).toBe(false)
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

testNaming((mode) => open(mode).platform.auth.authenticate(), { BLOCKED: 'TIMED_OUT', THROWING: 'BAD_ANSWER' })

it('reports that there is no wrapper', async () => {
  await expect(open('WELL', 'PAY', false).platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
})

it('accepts messages of the surrounding page only', async () => {
  const { window, platform } = open('SLOW')
  vi.useFakeTimers()
  const refused = expect(platform.auth.authenticate()).rejects.toMatchObject({ code: 'TIMED_OUT' })
  window.emit('message', { source: {}, data: { playdeck: { method: 'getToken', value: { token: 'a.b.c' } } } })
  window.emit('message', { source: window, data: { playdeck: { method: 'getToken', value: { token: 'a.b.c' } } } })
  window.emit('message', { source: window.parent, data: null })
  await vi.runAllTimersAsync()
  await refused
})

testPurchases((purchase) => open('WELL', purchase), order, {
  PAY: { outcome: 'PAID' },
  CANCEL: { outcome: 'CANCELLED' },
  FAIL: { outcome: 'FAILED' },
  CLOSED: { outcome: 'UNKNOWN' },
})

it('requests an invoice for the order', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  await platform.pay.buy(order)
  const value = { amount: 65, description: '100 emeralds', externalId: 'nonce' }
  expect(portal().messages).toContainEqual({ method: 'requestPayment', value })
})

it('rewards only an advert that was watched, and pauses the game while it runs', async () => {
  const { platform, portal } = open()
  const events = pausesOf(platform)
  expect(await platform.ads.rewarded()).toBe(true)
  expect(events).toEqual(['pause', 'resume'])
  portal().ad = 'CLOSED'
  expect(await platform.ads.rewarded()).toBe(false)
  for (const ad of ['BROKEN', 'UNFILLED'] as const) {
    portal().ad = ad
    await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
    await platform.ads.interstitial()
  }
})

it('pauses while the wrapper’s menu is open', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  const events = pausesOf(platform)
  for (const move of ['pause', 'pause', 'resume'] as const) portal()[move]!()
  await vi.waitFor(() => expect(events).toEqual(['pause', 'resume']))
})

it('shows the play button only when the game is ready, and invites with our code', async () => {
  const { platform, portal } = open()
  for (const pct of [0, 50, 100]) platform.lifecycle.loadingProgress(pct)
  platform.lifecycle.ready()
  await platform.social.invite('abc')
  await vi.waitFor(() => expect(portal().messages).toHaveLength(5))
  expect(portal().messages.map(({ value }) => value)).toEqual([1, 50, 99, 100, { ref: 'abc' }])
})
