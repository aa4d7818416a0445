import { pausesOf, testNaming, testPlatform, testSilentAdvert } from '@skystair/platform/conformance'
import { type HostMode, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { gamedistribPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { GdGlobals } from './sdk.ts'
import { simulator } from './simulator.ts'
import type { GdControls } from './stand-in.ts'

const GAME = '4f3d7d38d24b740c95da2b03dc3a2333'
afterEach(() => vi.useRealTimers())

function open(mode: HostMode = 'WELL', gameId = GAME) {
  const page = testPage<GdGlobals & { simulatedPortal?: GdControls }>(simulator.page(simulatedUser, mode, 'PAY'))
  const platform = gamedistribPlatform({ ...page, gameId })
  const events = pausesOf(platform)
  return { page, platform, events, portal: () => page.globals.simulatedPortal! }
}

testPlatform('gamedistrib', { ...simulator, manifest }, async () => {
  const { platform } = open()
  await platform.auth.authenticate()
  return { platform, listeners: () => 0 }
})

it('lets every player play as a guest, without accounts and links', async () => {
  const { page, platform } = open()
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  expect(page.globals.GD_OPTIONS?.gameId).toBe(GAME)
  expect(platform.capabilities).toMatchObject({ canPay: false, canSignIn: false, ownAccounts: false, externalLinks: false })
  expect(() => platform.navigation.open('https://game.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})

testNaming((mode) => open(mode).platform.auth.authenticate(), { LYING: 'SDK_UNAVAILABLE' })

it('reports that the page does not name the game', async () => {
  await expect(open('WELL', '').platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
})

it('rewards only what the portal reports as watched, once, and pauses the game meanwhile', async () => {
  const { platform, portal, events } = open()
  expect(await platform.ads.rewarded()).toBe(true)
  expect(events).toEqual(['pause', 'resume'])
  portal().ad = 'CLOSED'
  expect(await platform.ads.rewarded()).toBe(false)
  portal().ad = 'TWICE'
  expect(await platform.ads.rewarded()).toBe(true)
  expect(events).toEqual(['pause', 'resume', 'pause', 'resume', 'pause', 'resume'])
})

it('continues after an advert without a reported end or beginning, or requested too soon', async () => {
  const { platform, portal, events } = open()
  await platform.auth.authenticate()
  for (const ad of ['NO_END', 'NO_BEGIN', 'UNFILLED'] as const) {
    portal().ad = ad
    await platform.ads.interstitial()
  }
  expect(events).toEqual(['pause', 'resume'])
  await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
})

testSilentAdvert(open, 90_000)

it('ignores events of past adverts', async () => {
  const { page, platform, events } = open()
  await platform.auth.authenticate()
  page.globals.GD_OPTIONS?.onEvent({ name: 'SDK_REWARDED_WATCH_COMPLETE' })
  page.globals.GD_OPTIONS?.onEvent({ name: 'SDK_GAME_START' })
  expect(events).toEqual([])
})
