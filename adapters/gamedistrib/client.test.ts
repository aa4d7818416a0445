import { testPlatform } from '@skystair/platform/conformance'
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
  const events: string[] = []
  platform.lifecycle.onPause(() => events.push('pause'))
  platform.lifecycle.onResume(() => events.push('resume'))
  return { page, platform, events, controls: () => page.globals.simulatedPortal! }
}

testPlatform('gamedistrib', { ...simulator, manifest }, async () => {
  const { platform } = open()
  await platform.auth.authenticate()
  return { platform, listeners: () => 0 }
})

it('lets everybody play as a guest, without accounts and links', async () => {
  const { page, platform } = open()
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  expect(page.globals.GD_OPTIONS?.gameId).toBe(GAME)
  expect(platform.capabilities).toMatchObject({ canPay: false, canSignIn: false, ownAccounts: false, externalLinks: false })
  expect(() => platform.navigation.open('https://game.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})

it('reports that the SDK is blocked, refusing or returning nonsense, or that the page does not name the game', async () => {
  for (const { platform } of [open('BLOCKED'), open('THROWING'), open('LYING'), open('WELL', '')])
    await expect(platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
})

it('does not wait for ever for an SDK that is never ready', async () => {
  vi.useFakeTimers()
  const refused = expect(open('SLOW').platform.auth.authenticate()).rejects.toMatchObject({ name: 'PlatformError' })
  await vi.runAllTimersAsync()
  await refused
})

it('rewards only what the portal reports as watched, once, and pauses the game meanwhile', async () => {
  const { platform, controls, events } = open()
  expect(await platform.ads.rewarded()).toBe(true)
  expect(events).toEqual(['pause', 'resume'])
  controls().ad = 'CLOSED'
  expect(await platform.ads.rewarded()).toBe(false)
  controls().ad = 'TWICE'
  expect(await platform.ads.rewarded()).toBe(true)
  expect(events).toEqual(['pause', 'resume', 'pause', 'resume', 'pause', 'resume'])
})

it('continues after an advert without a reported end or beginning, or requested too soon', async () => {
  const { platform, controls, events } = open()
  await platform.auth.authenticate()
  for (const ad of ['NO_END', 'NO_BEGIN', 'UNFILLED'] as const) {
    controls().ad = ad
    await platform.ads.interstitial()
  }
  expect(events).toEqual(['pause', 'resume'])
  await expect(platform.ads.rewarded()).rejects.toMatchObject({ code: 'UNFILLED' })
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

it('ignores events of past adverts', async () => {
  const { page, platform, events } = open()
  await platform.auth.authenticate()
  page.globals.GD_OPTIONS?.onEvent({ name: 'SDK_REWARDED_WATCH_COMPLETE' })
  page.globals.GD_OPTIONS?.onEvent({ name: 'SDK_GAME_START' })
  expect(events).toEqual([])
})
