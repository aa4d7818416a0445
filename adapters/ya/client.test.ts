import { pausesOf, testAdverts, testNaming, testPlatform } from '@skystair/platform/conformance'
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
  const platform = yaPlatform({ ...page, table: 'stairs' })
  return { page, platform, window, portal: () => window.simulatedPortal!, listeners: () => window.simulatedPortal?.listeners?.() ?? 0 }
}

afterEach(() => vi.useRealTimers())

testPlatform('ya', { ...simulator, manifest }, () => open())

it('identifies the player by the data that the portal signed, with the SDK that the portal serves next to the archive', async () => {
  const { platform, page } = open()
  const identity = await platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, lang: 'RU', displayName: 'Влад & Co', query: { ya_unique_id: simulatedUser.id } })
  expect(identity.exchange).toMatchObject({ call: 'POST /api/integration/ya/authenticate', body: { uniqueIds: [simulatedUser.id] } })
  expect(page.requestedScripts).toEqual(['/sdk.js'])
})

it('lets a guest with an id play, and passes on that id after the guest has signed in', async () => {
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

testNaming((host) => open({ host }).platform.auth.authenticate(), { SLOW: null })

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
  expect(await open().platform.pay.prices(['gems_100'], 'RU')).toMatchObject({ gems_100: '49 YAN' })
})

testAdverts(open)

it('offers a shortcut and a rating as long as the portal shows these windows, each once', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  await vi.waitFor(() => expect(platform.capabilities).toMatchObject({ canFavourite: true, canRate: true }))
  await platform.social.favourite()
  portal().purchase = 'CANCEL'
  await expect(platform.social.rate()).rejects.toMatchObject({ code: 'CANCELLED' })
  expect(portal().calls).toEqual(['showPrompt', 'requestReview'])
  expect(platform.capabilities).toMatchObject({ canFavourite: false, canRate: false })
  await expect(platform.social.favourite()).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

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
  const events = pausesOf(platform)
  platform.lifecycle.ready()
  platform.lifecycle.gameplayStart()
  await platform.auth.authenticate()
  platform.lifecycle.gameplayStop()
  await Promise.resolve()
  portal().pause!()
  portal().resume!()
  expect(events).toEqual(['pause', 'resume'])
  expect(portal().calls).toEqual(['ready', 'start', 'stop'])
})

it('offers neither accounts of our own nor links to other sites', () => {
  const { platform } = open()
  expect(platform.capabilities).toMatchObject({ ownAccounts: false, externalLinks: false })
  expect(() => platform.navigation.open('https://other.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})

it('prevents the context menu and selecting text, except where the player writes, until it is destroyed', () => {
  const given = simulator.page(simulatedUser, 'WELL', 'PAY', NOW)
  const heard = new EventTarget()
  const page = testPage<Window>(given)
  Object.assign(page.globals, {
    addEventListener: heard.addEventListener.bind(heard),
    removeEventListener: heard.removeEventListener.bind(heard),
  })
  const platform = yaPlatform({ ...page, table: '' })
  const prevented = (type: string, tagName = 'P') => {
    const event = new Event(type, { cancelable: true })
    event.composedPath = () => [{ tagName } as unknown as EventTarget]
    heard.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect([prevented('contextmenu'), prevented('selectstart'), prevented('selectstart', 'INPUT')]).toEqual([true, true, false])
  platform.destroy()
  expect(prevented('contextmenu')).toBe(false)
})
