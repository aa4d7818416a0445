import { testNaming, testPlatform } from '@skystair/platform/conformance'
import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import { simulatedHost, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { harbourPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { HarbourGlobals } from './sdk.ts'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const order = { id: '7', productId: 'gems_100', url: null, payload: { tag: 'nonce' } }
afterEach(() => vi.useRealTimers())

type Globals = HarbourGlobals & { simulatedPortal?: SimulatedControls }

function open(mode: HostMode = 'WELL', purchase: PurchaseMode = 'PAY') {
  const page = testPage<Globals>(simulator.page(simulatedUser, mode, purchase, NOW))
  return { platform: harbourPlatform(page), controls: () => page.globals.simulatedPortal! }
}

testPlatform('harbour', { ...simulator, manifest }, async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  return { platform, listeners: () => controls().listeners!() }
})

it('names the player and keeps the ticket for the exchange, where our server accepts it', async () => {
  const { platform } = open()
  const identity = await platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, lang: 'RU', displayName: simulatedUser.name, headers: {}, query: {} })
  const proven = await server.verify(identity.exchange!.body.proof, simulatedHost(server, simulator, { now: NOW }))
  expect(proven.externalId).toBe(simulatedUser.id)
})

it('lets a guest play, who buys nothing', async () => {
  const { platform } = open('GUEST')
  expect(await platform.auth.authenticate()).toMatchObject({ known: false })
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

testNaming((mode) => open(mode).platform.auth.authenticate(), { THROWING: 'FAILED' })

it.each([
  ['PAY', 'PAID', 1],
  ['CANCEL', 'CANCELLED', 0],
  ['FAIL', 'FAILED', 0],
] as const)('reports and confirms a purchase that ends with %s', async (purchase, outcome, open_) => {
  const { platform } = open('WELL', purchase)
  await platform.auth.authenticate()
  const bought = await platform.pay.buy(order)
  expect(bought.outcome).toBe(outcome)
  const unconfirmed = await platform.pay.unconfirmed()
  expect(unconfirmed).toHaveLength(open_)
  for (const evidence of unconfirmed) await platform.pay.confirm(evidence)
  expect(await platform.pay.unconfirmed()).toEqual([])
})

it('reports an unknown outcome if the window never responds, and finds the receipt later', async () => {
  const { platform } = open('WELL', 'CLOSED')
  await platform.auth.authenticate()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const bought = platform.pay.buy(order)
  // The shop signs the receipt before it stops responding, which takes a moment.
  await vi.waitFor(async () => expect(await platform.pay.unconfirmed()).toHaveLength(1))
  await vi.runAllTimersAsync()
  expect(await bought).toEqual({ outcome: 'UNKNOWN' })
})

it('rewards adverts watched to the end, and continues after a break without an advert', async () => {
  const { platform, controls } = open()
  expect(await platform.ads.rewarded()).toBe(true)
  controls().ad = 'CLOSED'
  expect(await platform.ads.rewarded()).toBe(false)
  controls().ad = 'UNFILLED'
  await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
  await expect(platform.ads.interstitial()).resolves.toBeUndefined()
})

it('follows pause, resume and the sound switch of the portal, and reports play to it', async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  const events: string[] = []
  platform.lifecycle.onPause(() => events.push('pause'))
  platform.lifecycle.onResume(() => events.push('resume'))
  platform.lifecycle.onMute((muted) => events.push(muted ? 'mute' : 'unmute'))
  controls().pause!()
  controls().resume!()
  controls().mute!(true)
  controls().mute!(false)
  expect(events).toEqual(['pause', 'resume', 'mute', 'unmute'])
  platform.lifecycle.ready()
  platform.lifecycle.gameplayStart()
  await vi.waitFor(() => expect(controls().calls).toEqual(['loaded', 'playing']))
})
