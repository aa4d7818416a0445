import { testAdverts, testNaming, testPlatform } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, type SimulatedControls, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { yaPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { YaGlobals } from './sdk.ts'
import { simulator } from './simulator.ts'

type Window = YaGlobals & { simulatedPortal?: SimulatedControls }
const NOW = Date.UTC(2026, 0, 2)
const order = { id: '1', productId: 'gems_100', url: null, payload: { developerPayload: 'nonce-1' } }

function open({ host = 'WELL', purchase = 'PAY', window = {} }: { host?: HostMode; purchase?: PurchaseMode; window?: Window } = {}) {
  const page = testPage<Window>(simulator.page(simulatedUser, host, purchase, NOW), { window })
  const platform = yaPlatform(page)
  return { page, platform, window, portal: () => window.simulatedPortal!, listeners: () => window.simulatedPortal?.listeners() ?? 0 }
}

afterEach(() => vi.useRealTimers())

testPlatform('ya', { ...simulator, manifest }, () => open())

it('names the player by what the portal signed, and asks both documented addresses for the SDK', async () => {
  const { platform, page } = open()
  const identity = await platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, lang: 'RU', displayName: 'Влад & Co', query: { ya_unique_id: simulatedUser.id } })
  expect(identity.exchange).toMatchObject({ call: 'POST /api/integration/ya/authenticate', body: { uniqueIds: [simulatedUser.id] } })
  expect(page.requestedScripts).toEqual(['/sdk.js', 'https://sdk.games.s3.yandex.net/sdk.js'])
})

it('loads the SDK next to the page if the portal serves the archive', async () => {
  const given = simulator.page(simulatedUser, 'WELL', 'PAY', NOW)
  const page = testPage<Window>({ ...given, scripts: { '/sdk.js': Object.values(given.scripts)[0]! } })
  expect((await yaPlatform(page).auth.authenticate()).known).toBe(true)
  expect(page.requestedScripts).toEqual(['/sdk.js'])
})

it('lets a guest play who can be found again, and brings the guest’s id along after signing in', async () => {
  const { platform } = open({ host: 'GUEST' })
  const guest = await platform.auth.authenticate()
  expect(guest.known).toBe(false)
  const known = await platform.auth.signIn()
  expect(known.known).toBe(true)
  expect(known.exchange?.body.uniqueIds).toEqual([simulatedUser.id, guest.query.ya_unique_id])
})

it('reports that the player declined to sign in', async () => {
  const { platform } = open({ host: 'GUEST', purchase: 'CANCEL' })
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
})

testNaming(open)

it('does not wait for a slow portal, and greets the player when it responds later', async () => {
  vi.useFakeTimers()
  const { platform } = open({ host: 'SLOW' })
  const refused = expect(platform.auth.authenticate()).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await vi.advanceTimersByTimeAsync(12_000)
  await refused
  const greeted = platform.auth.authenticate()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect((await greeted).known).toBe(true)
})

it('returns the receipt of a payment, and consumes it after the server has granted it', async () => {
  const { platform, portal } = open()
  const { outcome, evidence } = await platform.pay.buy(order)
  expect(outcome).toBe('PAID')
  expect(evidence).toMatchObject({ nonce: 'nonce-1', productId: 'gems_100' })
  expect(await platform.pay.unconfirmed()).toHaveLength(1)
  await platform.pay.confirm(evidence!)
  await platform.pay.confirm(evidence!)
  expect(portal().calls).toEqual(['purchase', 'consumePurchase'])
  expect(await platform.pay.unconfirmed()).toEqual([])
})

it.each([
  ['CANCEL', 'CANCELLED'],
  ['FAIL', 'FAILED'],
] as const)('tells a purchase that goes %s as %s', async (purchase, outcome) => {
  expect(await open({ purchase }).platform.pay.buy(order)).toEqual({ outcome })
})

it('finds a paid purchase whose window never responded: at once by its nonce, and at the next start', async () => {
  vi.useFakeTimers()
  const window: Window = {}
  const buying = open({ purchase: 'CLOSED', window }).platform.pay.buy(order)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(await buying).toMatchObject({ outcome: 'PAID', evidence: { nonce: 'nonce-1' } })
  vi.useRealTimers()
  expect(await open({ window }).platform.pay.unconfirmed()).toMatchObject([{ nonce: 'nonce-1', productId: 'gems_100' }])
})

it('accepts no purchase without a receipt', async () => {
  expect(await open({ host: 'LYING' }).platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
})

it('shows the portal’s own prices', async () => {
  expect(await open().platform.pay.prices()).toMatchObject({ gems_100: '49 YAN' })
})

testAdverts(open)

it('does not wait for ever for an advert that never responds', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  vi.useFakeTimers()
  portal().ad = 'SILENT'
  const refused = expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'TIMED_OUT' })
  const passed = platform.ads.interstitial()
  await vi.advanceTimersByTimeAsync(300_000)
  await refused
  await passed
})

it('reports earlier events in order once the SDK is loaded, and follows the portal’s pause', async () => {
  const { platform, portal } = open()
  const events: string[] = []
  platform.lifecycle.onPause(() => events.push('pause'))
  platform.lifecycle.onResume(() => events.push('resume'))
  platform.lifecycle.ready()
  platform.lifecycle.gameplayStart()
  await platform.auth.authenticate()
  platform.lifecycle.gameplayStop()
  await Promise.resolve()
  portal().pause()
  portal().resume()
  expect(events).toEqual(['pause', 'resume'])
  expect(portal().calls).toEqual(['ready', 'start', 'stop'])
})

it('offers neither accounts of our own nor links to other sites', () => {
  const { platform } = open()
  expect(platform.capabilities).toMatchObject({ ownAccounts: false, externalLinks: false })
  expect(() => platform.navigation.open('https://other.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})
