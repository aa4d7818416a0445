import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  addressedIdentity,
  pausesOf,
  testAdverts,
  testNaming,
  testPlatform,
  testPurchases,
  testSilentAdvert,
} from '@skystair/platform/conformance'
import type { HostMode, PurchaseMode, SimulatedControls } from '@skystair/platform/simulator'
import { framedWindow, SimulatedWindow, simulatedUser, testPage } from '@skystair/platform/simulator'
import type esm from '@vkontakte/vk-bridge'
import { afterEach, expect, it, vi } from 'vitest'
import { vkPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { GROUP, simulator } from './simulator.ts'

const library = readFileSync(createRequire(import.meta.url).resolve('@vkontakte/vk-bridge/dist/browser.min.js'), 'utf8')

const NOW = Date.UTC(2026, 0, 2)
const order = { id: '1', productId: 'gems_100', url: null, payload: { item: 'nonce-1' } }
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open({
  host = 'WELL',
  purchase = 'PAY',
  device = 'desktop_web',
  alone = false,
  hash = '',
  group = GROUP,
  banner = true,
}: {
  host?: HostMode
  purchase?: PurchaseMode
  device?: string
  alone?: boolean
  hash?: string
  group?: string
  banner?: boolean
} = {}) {
  const given = simulator.page(simulatedUser, host, purchase, NOW)
  const query = { ...given.query, vk_platform: device }
  const page = testPage({ ...given, query, hash })
  const window = alone ? new SimulatedWindow() : framedWindow(given.parent, 'https://vk.com')
  // The bridge reads the window when it is loaded: each page gets its own instance, of the library's build for browsers.
  new Function('window', 'self', 'parent', 'location', library)(window, window, window.parent, new URL(page.window.location.href))
  const bridge = window.vkBridge as typeof esm
  let listeners = 0
  const counted: typeof esm = {
    ...bridge,
    subscribe: (listener) => {
      listeners++
      bridge.subscribe(listener)
    },
    unsubscribe: (listener) => {
      listeners--
      bridge.unsubscribe(listener)
    },
  }
  return {
    platform: vkPlatform({ ...page, bridge: counted, group, banner }),
    page,
    portal: () => window.parent.simulatedPortal as SimulatedControls,
    listeners: () => listeners,
  }
}

afterEach(() => vi.useRealTimers())

testPlatform('vk', { ...simulator, manifest }, () => open())

it('names the player by the signed values of the address and nothing else of it', async () => {
  const { platform, portal } = open()
  expect(await platform.auth.authenticate()).toEqual(addressedIdentity(manifest, simulator.proof(simulatedUser, NOW)))
  expect(portal().calls).toEqual(['VKWebAppInit', 'VKWebAppGetUserInfo'])
})

it('lets players whom VK does not identify play as guests', async () => {
  const identity = await open({ host: 'GUEST' }).platform.auth.authenticate()
  expect(identity).toMatchObject({ known: false, query: {} })
})

it('does not identify a player by an address that was copied from VK', async () => {
  const { platform } = open({ alone: true })
  await expect(platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  expect(platform.capabilities).toMatchObject({ canPay: false, canReward: false, ownAccounts: true })
})

testNaming((host) => open({ host }).platform.auth.authenticate(), { BLOCKED: 'TIMED_OUT' }, 6000)

testPurchases(
  (purchase) => open({ purchase }),
  order,
  { PAY: { outcome: 'PAID' }, CANCEL: { outcome: 'CANCELLED' }, FAIL: { outcome: 'FAILED' }, CLOSED: { outcome: 'UNKNOWN' } },
  { calls: ['VKWebAppShowOrderBox nonce-1'] },
)

it.each(['THROWING', 'LYING'] as const)('reports an unknown outcome of an order if VK is %s: it may be paid', async (host) => {
  expect(await open({ host }).platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
})

it('sells nothing in the apps for Apple’s devices', async () => {
  for (const device of ['mobile_iphone', 'mobile_ipad', 'mobile_iphone_messenger']) {
    const { platform } = open({ device })
    expect(platform.capabilities).toMatchObject({ canPay: false, canReward: true })
    await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  }
  expect(open({ device: 'mobile_android' }).platform.capabilities.canPay).toBe(true)
})

testAdverts(open)

testSilentAdvert(open, 120_000)

it('pauses when VK hides the game, and resumes when it shows it', async () => {
  const { platform, portal } = open()
  const events = pausesOf(platform)
  await platform.auth.authenticate()
  portal().pause!()
  portal().resume!()
  await settled()
  expect(events).toEqual(['pause', 'resume'])
})

it('shows VK’s banner only if the operator wants it, and lets VK make room for it', async () => {
  const { platform, portal } = open()
  expect(await platform.ads.banner(true)).toBe(0)
  expect(await platform.ads.banner(false)).toBe(0)
  expect(portal().calls.slice(-2)).toEqual(['VKWebAppShowBannerAd', 'VKWebAppHideBannerAd'])
  const without = open({ banner: false }).platform
  expect(without.capabilities.canBanner).toBe(false)
  await expect(without.ads.banner(true)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('asks to join the group that the page names, if it names one', async () => {
  const { platform, portal } = open()
  await platform.social.join()
  expect(portal().calls).toEqual([`VKWebAppJoinGroup ${GROUP}`])
  for (const group of ['', 'skystair']) expect(open({ group }).platform.capabilities.canJoin).toBe(false)
})

it('invites by a link to the app that carries our code, and reads such a code', async () => {
  const { platform, portal } = open({ hash: '#c-1' })
  await platform.social.invite('c-2')
  await platform.social.share('', 'c-3')
  expect(portal().calls).toEqual(['VKWebAppShare https://vk.com/app6736218#c-2', 'VKWebAppShare https://vk.com/app6736218#c-3'])
  expect(platform.navigation.query).toEqual({ ref: 'c-1' })
})

it('returns a code with incomplete escapes unchanged, as anybody can write such an address', () => {
  expect(open({ hash: '#50%' }).platform.navigation.query.ref).toBe('50%')
})
