import { testPlatform } from '@skystair/platform/conformance'
import { type HostMode, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { crazygamesPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { type CrazyGlobals, SDK_ADDRESS } from './sdk.ts'
import { simulator } from './simulator.ts'
import type { CrazyControls } from './stand-in.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
afterEach(() => vi.useRealTimers())

function open(mode: HostMode = 'WELL') {
  const page = testPage<CrazyGlobals & { simulatedPortal?: CrazyControls }>(simulator.page(simulatedUser, mode, 'PAY', NOW))
  return { page, platform: crazygamesPlatform(page), controls: () => page.globals.simulatedPortal! }
}

testPlatform('crazygames', { ...simulator, manifest }, async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  return { platform, listeners: () => controls().listeners() }
})

it('names a player of the portal and keeps the proof for the exchange', async () => {
  const { page, platform } = open()
  const identity = await platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, headers: { crazyId: simulatedUser.id }, lang: 'RU', displayName: simulatedUser.name })
  expect(identity.exchange?.call).toBe('POST /api/integration/crazy/authenticate')
  expect(identity.exchange?.body).toEqual({ proof: simulator.proof(simulatedUser, NOW) })
  expect(page.requestedScripts).toEqual([SDK_ADDRESS])
})

it('lets a guest play and sign in', async () => {
  const { page, platform } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ known: false, headers: {}, query: {}, lang: 'RU' })
  expect(platform.capabilities).toMatchObject({ canSignIn: true, canPay: false })
  expect(await platform.auth.signIn()).toMatchObject({ known: true })
  expect(platform.capabilities).toMatchObject({ canSignIn: false, canPay: true })
  expect(page.reloads()).toBe(0)
})

it('reports that the player declined to sign in', async () => {
  const { platform, controls } = open('GUEST')
  await platform.auth.authenticate()
  controls().prompt = 'userCancelled'
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
})

it('restarts when a guest signs in on the portal’s own page', async () => {
  const { page, platform, controls } = open('GUEST')
  await platform.auth.authenticate()
  controls().signIn()
  expect(page.reloads()).toBe(1)
})

it('reports that the SDK is blocked, throwing or returning nonsense', async () => {
  await expect(open('BLOCKED').platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('THROWING').platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('LYING').platform.auth.authenticate()).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})

it('does not wait for ever for an SDK that never starts', async () => {
  vi.useFakeTimers()
  const refused = expect(open('SLOW').platform.auth.authenticate()).rejects.toMatchObject({ name: 'PlatformError' })
  await vi.runAllTimersAsync()
  await refused
})

it('sells to known players on a page beside the game, and reports no outcome', async () => {
  const { page, platform } = open()
  const order = { id: '7', productId: 'gems_100', url: 'https://secure.xsolla.com/paystation4/?token=t', payload: {} }
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  await platform.auth.authenticate()
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'FAILED' })
  expect(page.openedUrls).toEqual([order.url])
  page.window.open = () => ({}) as Window
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
  await expect(platform.pay.buy({ ...order, url: 'http://pay.test/' })).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})

it('rewards only an advert that was watched, and pauses the game while it runs', async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  const events: string[] = []
  platform.lifecycle.onPause(() => events.push('pause'))
  platform.lifecycle.onResume(() => events.push('resume'))
  expect(await platform.ads.rewarded()).toBe(true)
  expect(events).toEqual(['pause', 'resume'])
  for (const ad of ['UNFILLED', 'adblock', 'adCooldown'] as const) {
    controls().ad = ad
    await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
    await platform.ads.interstitial()
  }
  controls().ad = 'CLOSED'
  await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'FAILED' })
  expect(events).toEqual(['pause', 'resume'])
})

it('does not wait for ever for an advert', async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  vi.useFakeTimers()
  controls().ad = 'SILENT'
  const refused = expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await vi.runAllTimersAsync()
  await refused
})

it('reports loading and play to the portal, and follows its sound switch', async () => {
  const { platform, controls } = open()
  const muted = vi.fn()
  platform.lifecycle.onMute(muted)
  platform.lifecycle.loadingProgress(10)
  await platform.auth.authenticate()
  platform.lifecycle.ready()
  platform.lifecycle.gameplayStart()
  platform.lifecycle.gameplayStop()
  await vi.waitFor(() => expect(controls().calls).toEqual(['loadingStart', 'loadingStop', 'gameplayStart', 'gameplayStop']))
  controls().mute(true)
  expect(muted.mock.calls).toEqual([[false], [true]])
})

it('offers neither accounts of our own nor links, as the portal requires', () => {
  const { capabilities, navigation } = open().platform
  expect(capabilities).toMatchObject({ ownAccounts: false, externalLinks: false })
  expect(() => navigation.open('https://game.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})
