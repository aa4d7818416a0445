import type { Platform } from '@skystair/platform'
import { addressedIdentity, pausesOf, testNaming, testPlatform } from '@skystair/platform/conformance'
import type { HostMode, PurchaseMode } from '@skystair/platform/simulator'
import { framedWindow, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { tgPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { simulator } from './simulator.ts'
import type { TelegramControls } from './stand-in.ts'

const NOW = Date.UTC(2026, 0, 2)
const order = { id: '1', productId: 'gems_100', url: 'https://t.me/$bm9uY2U', payload: {} }
// The library listens on one window at a time, so each platform releases it.
const standing: Platform[] = []
const settled = () => new Promise((resolve) => setTimeout(resolve))

function open({
  host = 'WELL',
  purchase = 'PAY',
  app = 'skystair_bot/play',
  hash = (given: string) => given,
}: {
  host?: HostMode
  purchase?: PurchaseMode
  app?: string
  hash?: (given: string) => string
} = {}) {
  const given = simulator.page(simulatedUser, host, purchase, NOW)
  const page = testPage({ ...given, hash: hash(given.hash ?? '') })
  const window = framedWindow(given.parent, 'https://web.telegram.org')
  vi.stubGlobal('window', Object.assign(window, { location: page.window.location }))
  const platform = tgPlatform({ ...page, app, around: undefined })
  standing.push(platform)
  return { platform, page, portal: window.parent.simulatedPortal as TelegramControls, listeners: () => window.listeners }
}

afterEach(() => {
  for (const platform of standing.splice(0)) platform.destroy()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

testPlatform('tg', { ...simulator, manifest }, () => {
  const { platform, portal, listeners } = open()
  return { platform, portal: () => portal, listeners }
})

it('names the player by the launch data, untouched, also to a browser that stores nothing for frames', async () => {
  expect(await open().platform.auth.authenticate()).toEqual(addressedIdentity(manifest, simulator.proof(simulatedUser, NOW)))
})

it('uses the messenger’s back button, its question before closing, its vibration and its home screen', async () => {
  const { platform, portal } = open()
  const { shell, social } = platform
  let pressed = 0
  const hide = shell.onBack(() => pressed++)
  await settled()
  portal.back()
  await settled()
  hide()
  await settled()
  portal.back()
  shell.askBeforeClosing(true)
  shell.vibrate('SUCCESS')
  await social.favourite()
  await settled()
  expect(pressed).toBe(1)
  expect(portal.calls.filter((call) => !/iframe_ready|request/.test(call))).toEqual([
    'web_app_setup_back_button true',
    'web_app_setup_back_button false',
    'web_app_setup_closing_behavior true',
    'web_app_trigger_haptic_feedback',
    'web_app_add_to_home_screen',
  ])
})

it('plays on a client without the second signature', async () => {
  const { platform } = open({ hash: (given) => given.replace(/%26signature%3D[\w-]+/, '').replace('=8.0', '=6.0') })
  expect((await platform.auth.authenticate()).known).toBe(true)
  expect(platform.capabilities).toMatchObject({ canPay: false, canShare: false, canInvite: false, canFavourite: false })
  await expect(platform.social.favourite()).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('lets players whom the messenger does not identify play as guests', async () => {
  const identity = await open({ host: 'GUEST' }).platform.auth.authenticate()
  expect(identity).toMatchObject({ known: false, query: {} })
  expect(identity.exchange).toBeUndefined()
})

testNaming((host) => open({ host }).platform.auth.authenticate(), { THROWING: 'BAD_ANSWER', SLOW: null })

it('starts without waiting for a slow messenger', async () => {
  expect((await open({ host: 'SLOW' }).platform.auth.authenticate()).known).toBe(true)
})

it.each([
  ['PAY', 'PAID'],
  ['CANCEL', 'CANCELLED'],
  ['FAIL', 'FAILED'],
] as const)('tells an invoice that goes %s as %s, by the first answer', async (purchase, outcome) => {
  const { platform, portal } = open({ purchase })
  expect(await platform.pay.buy(order)).toEqual({ outcome })
  expect(portal.calls).toContain('web_app_open_invoice bm9uY2U')
})

it('reports an unknown outcome of a payment that takes time, which the bot may confirm later', async () => {
  const { platform, portal } = open()
  portal.pending = true
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
})

it('reports an unknown outcome of an invoice without a result, and can open another one after it', async () => {
  const { platform, listeners } = open({ purchase: 'CLOSED' })
  const before = listeners()
  vi.useFakeTimers()
  const buying = platform.pay.buy(order)
  await vi.advanceTimersByTimeAsync(180_000)
  expect(await buying).toEqual({ outcome: 'UNKNOWN' })
  expect(listeners()).toBe(before)
  expect(await platform.pay.unconfirmed()).toEqual([])
})

it('opens no invoice but the messenger’s', async () => {
  const { platform, portal } = open()
  for (const url of ['https://t.me.evil.test/$a', 'https://t.me/somebody', 'javascript:alert(1)', null])
    await expect(platform.pay.buy({ ...order, url })).rejects.toMatchObject({ code: 'BAD_ANSWER' })
  expect(portal.calls.join()).not.toContain('invoice')
})

it('reports that it is ready, takes the full height and pauses in the background', async () => {
  const { platform, portal } = open()
  const events = pausesOf(platform)
  platform.lifecycle.ready()
  await settled()
  expect(portal.calls).toEqual(['iframe_ready', 'web_app_ready', 'web_app_expand', 'web_app_setup_swipe_behavior'])
  portal.pause!()
  portal.resume!()
  await settled()
  expect(events).toEqual(['pause', 'resume'])
  platform.destroy()
  portal.pause!()
  await settled()
  expect(events).toEqual(['pause', 'resume'])
})

it('shares and invites in the messenger’s own window, with our code in the link', async () => {
  const { platform, portal } = open()
  await platform.social.share('Поднимайся!', 'c&1')
  await platform.social.invite('c-1')
  await settled()
  const [shared, invited] = portal.calls.slice(-2).map((call) => new URL(call.split(' ')[1]!, 'https://t.me'))
  expect([...shared!.searchParams]).toEqual([
    ['url', 'https://t.me/skystair_bot/play?startapp=c%261'],
    ['text', 'Поднимайся!'],
  ])
  expect(invited!.searchParams.get('url')).toBe('https://t.me/skystair_bot/play?startapp=c-1')
  expect(open({ app: '' }).platform.capabilities).toMatchObject({ canInvite: false, canShare: false })
  expect(open({ app: '' }).platform.social.link('c-1')).toBeNull()
})

it('lets the messenger open links, and only those of the web', async () => {
  const { platform, portal } = open()
  platform.navigation.open('https://other.test/')
  await settled()
  expect(portal.calls).toContain('web_app_open_link https://other.test/')
  expect(() => platform.navigation.open('javascript:alert(1)')).toThrow(expect.objectContaining({ code: 'UNSUPPORTED' }))
})

it('reads the referral code from the launch data', () => {
  const { platform } = open({ hash: (given) => given.replace('tgWebAppData=', 'tgWebAppData=start_param%3Dc-1%26') })
  expect(platform.navigation.query.ref).toBe('c-1')
})
