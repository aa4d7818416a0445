import { addressedIdentity, testAdverts, testNaming, testPlatform, testPurchases, testSilentAdvert } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, type SimulatedControls, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { okPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { OkGlobals } from './sdk.ts'
import { GROUP, simulator } from './simulator.ts'

type Window = OkGlobals & { simulatedPortal?: SimulatedControls }
const order = {
  id: '1',
  productId: 'gems_100',
  url: null,
  payload: { name: '100 изумрудов', description: '100 изумрудов', code: 'gems_100', price: '99', attributes: '{"nonce":"n"}' },
}

function open({
  host = 'WELL',
  purchase = 'PAY',
  more = {},
  group = GROUP,
  banner = true,
}: {
  host?: HostMode
  purchase?: PurchaseMode
  more?: Record<string, string>
  group?: string
  banner?: boolean
} = {}) {
  const window: Window = {}
  const given = simulator.page(simulatedUser, host, purchase)
  const page = testPage<Window>({ ...given, query: { ...given.query, ...more } }, { window })
  return {
    page,
    window,
    platform: okPlatform({ ...page, group, banner }),
    portal: () => window.simulatedPortal!,
    listeners: () => (window.API_callback ? 1 : 0),
  }
}

afterEach(() => vi.useRealTimers())

testPlatform('ok', { ...simulator, manifest }, () => open())

it('names the player by what the portal put into the address', async () => {
  const { platform, page } = open()
  expect(await platform.auth.authenticate()).toEqual(addressedIdentity(manifest, simulator.proof(simulatedUser)))
  expect(page.requestedScripts).toEqual(['https://api.ok.ru/js/fapi5.js'])
})

it('lets a guest of the portal play, but not pay', async () => {
  const { platform } = open({ host: 'GUEST' })
  expect(await platform.auth.authenticate()).toMatchObject({ known: false, query: {} })
  expect(platform.capabilities.canPay).toBe(false)
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

testNaming((host) => open({ host }).platform.auth.authenticate())

it('reports that the game was opened outside of the portal', async () => {
  const window: Window = {}
  const { scripts } = simulator.page(simulatedUser, 'WELL', 'PAY')
  const source = Object.values(scripts)[0]!.replace('"api_server"', '"other"')
  const platform = okPlatform({
    ...testPage({ query: {}, scripts: { 'https://api.ok.ru/js/fapi5.js': source } }, { window }),
    group: GROUP,
    banner: false,
  })
  await expect(platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  expect(platform.capabilities).toMatchObject({ canPay: false, canReward: false, canInvite: false, ownAccounts: true })
})

// The last argument is 'true': the portal must not reload the game after a payment.
testPurchases(
  (purchase) => open({ purchase }),
  order,
  { PAY: { outcome: 'PAID' }, CANCEL: { outcome: 'CANCELLED' }, FAIL: { outcome: 'FAILED' }, CLOSED: { outcome: 'UNKNOWN' } },
  { calls: ['showPayment gems_100 99 {"nonce":"n"} true'] },
)

testAdverts(open)

testSilentAdvert(open, 20_000)

it('ignores unexpected messages of the portal, and leaves its window unchanged', async () => {
  const { platform, window } = open()
  await platform.auth.authenticate()
  expect(() => window.API_callback?.('unknown', 'event', undefined)).not.toThrow()
  platform.destroy()
  expect(window.API_callback).toBeUndefined()
})

it('invites within the portal’s 120 characters, and finds the inviter’s code', async () => {
  const { platform, portal } = open({ more: { custom_args: 'ref=c-1' } })
  await platform.social.invite('c-2')
  const [, code, length] = portal().calls[0]!.split(' ')
  expect(code).toBe('ref=c-2')
  expect(Number(length)).toBeLessThanOrEqual(120)
  expect(platform.navigation.query).toEqual({ ref: 'c-1' })
})

it('requests a banner before it shows it, only if the operator wants one', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  expect(await platform.ads.banner(true)).toBe(60)
  expect(await platform.ads.banner(false)).toBe(0)
  expect(portal().calls.slice(-3)).toEqual(['requestBannerAds', 'showBannerAds', 'hideBannerAds'])
  portal().purchase = 'FAIL'
  await expect(platform.ads.banner(true)).rejects.toMatchObject({ code: 'UNFILLED' })
  expect(open({ banner: false }).platform.capabilities.canBanner).toBe(false)
})

it('asks to join the group that the page names, if it names one', async () => {
  const { platform, portal } = open()
  await platform.social.join()
  expect(portal().calls).toEqual([`joinGroup ${GROUP}`])
  expect(open({ group: '' }).platform.capabilities.canJoin).toBe(false)
})

it('opens no other site', () => {
  expect(() => open().platform.navigation.open('https://other.test/')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})
