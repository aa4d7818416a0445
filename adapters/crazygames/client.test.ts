import { pausesOf, testNaming, testPlatform, testSilentAdvert } from '@skystair/platform/conformance'
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
  return { page, platform: crazygamesPlatform(page), portal: () => page.globals.simulatedPortal! }
}

testPlatform('crazygames', { ...simulator, manifest }, async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  return { platform, portal, listeners: () => portal().listeners!() }
})

it('names a player of the portal and keeps the proof for the exchange', async () => {
  const { page, platform } = open()
  const identity = await platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, headers: { crazyId: simulatedUser.id }, lang: 'RU', displayName: simulatedUser.name })
  expect(identity.exchange?.call).toBe('POST /api/integration/crazy/authenticate')
  expect(identity.exchange?.body).toEqual({ proof: simulator.proof(simulatedUser, NOW) })
  expect(page.requestedScripts).toEqual([SDK_ADDRESS])
})

it('reports to the portal that the player has something to celebrate', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  platform.shell.celebrate()
  await vi.waitFor(() => expect(portal().calls).toEqual(['happytime']))
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
  const { platform, portal } = open('GUEST')
  await platform.auth.authenticate()
  portal().prompt = 'userCancelled'
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
})

it('restarts when a guest signs in on the portal’s own page', async () => {
  const { page, platform, portal } = open('GUEST')
  await platform.auth.authenticate()
  portal().signIn()
  expect(page.reloads()).toBe(1)
})

testNaming((mode) => open(mode).platform.auth.authenticate())

it('sells to known players on a page beside the game, and reports no outcome', async () => {
  const { page, platform } = open()
  const order = { id: '7', productId: 'gems_100', url: 'https://secure.xsolla.com/paystation4/?token=t', payload: {} }
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  await platform.auth.authenticate()
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'FAILED' })
  expect(page.openedUrls).toEqual([order.url])
  page.window.open = () => ({ closed: false, location: {} }) as Window
  platform.pay.prepare?.()
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
  await expect(platform.pay.buy({ ...order, url: 'http://pay.test/' })).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})

it('rewards only an advert that was watched, and pauses the game while it runs', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  const events = pausesOf(platform)
  expect(await platform.ads.rewarded()).toBe(true)
  expect(events).toEqual(['pause', 'resume'])
  for (const ad of ['UNFILLED', 'adblock', 'adCooldown'] as const) {
    portal().ad = ad
    await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
    await platform.ads.interstitial()
  }
  portal().ad = 'CLOSED'
  await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'FAILED' })
  expect(events).toEqual(['pause', 'resume'])
})

testSilentAdvert(open, 30_000)

it('reports loading and play to the portal, and follows its sound switch', async () => {
  const { platform, portal } = open()
  const muted = vi.fn()
  platform.lifecycle.onMute(muted)
  for (const pct of [10, 40, 90]) platform.lifecycle.loadingProgress(pct)
  await platform.auth.authenticate()
  platform.lifecycle.ready()
  platform.lifecycle.gameplayStart()
  platform.lifecycle.gameplayStop()
  await vi.waitFor(() => expect(portal().calls).toEqual(['loadingStart', 'loadingStop', 'gameplayStart', 'gameplayStop']))
  portal().mute!(true)
  expect(muted.mock.calls).toEqual([[false], [true]])
})

it('offers neither accounts of our own nor links, as the portal requires', () => {
  const { capabilities, navigation } = open().platform
  expect(capabilities).toMatchObject({ ownAccounts: false, externalLinks: false })
  expect(() => navigation.open('https://game.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})
