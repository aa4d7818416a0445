import { addressedIdentity, testAdverts, testNaming, testPlatform, testPurchases, testSilentAdvert } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, type SimulatedControls, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { mailPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { MailGlobals } from './sdk.ts'
import { simulator, worldSimulator } from './simulator.ts'

type Window = MailGlobals & { simulatedPortal?: SimulatedControls }
const order = { id: '1', productId: 'gems_100', url: null, payload: { merchant_param: '{"nonce":"n"}', sum: '99.00' } }

function open({ host = 'WELL', purchase = 'PAY' }: { host?: HostMode; purchase?: PurchaseMode } = {}) {
  const window: Window = {}
  const page = testPage<Window>(simulator.page(simulatedUser, host, purchase), { window, language: 'ru' })
  return { page, platform: mailPlatform(page), portal: () => window.simulatedPortal!, listeners: () => 0 }
}
function openWorld() {
  const page = testPage<Window>(worldSimulator.page(simulatedUser), { language: 'ru' })
  return { page, platform: mailPlatform(page), listeners: () => 0 }
}

afterEach(() => vi.useRealTimers())

testPlatform('mail', { ...simulator, manifest }, () => open())
testPlatform('mail, in My World', { ...worldSimulator, manifest }, openWorld)

it('names the player by the signed address', async () => {
  const { platform, page } = open()
  expect(await platform.auth.authenticate()).toEqual(addressedIdentity(manifest, simulator.proof(simulatedUser)))
  expect(page.requestedScripts).toEqual(['https://games.mail.ru/app/4211/static/mailru.core.js'])
})

it('names a player of My World without any script', async () => {
  const { platform, page } = openWorld()
  expect(await platform.auth.authenticate()).toMatchObject({
    known: true,
    query: { uid: simulatedUser.id },
    exchange: { body: { proof: worldSimulator.proof(simulatedUser) } },
  })
  expect(page.requestedScripts).toEqual([])
  expect(platform.capabilities).toMatchObject({ canPay: false, canReward: false })
})

it('lets a guest play, and reloads the game once the guest has registered', async () => {
  const { platform, portal } = open({ host: 'GUEST' })
  expect(await platform.auth.authenticate()).toMatchObject({ known: false, query: {} })
  expect(platform.capabilities).toMatchObject({ canPay: false, canSignIn: true })
  expect((await platform.auth.signIn()).known).toBe(false)
  expect(portal().calls).toEqual(['reloadWindow'])
  await expect(open({ host: 'GUEST', purchase: 'CANCEL' }).platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
})

testNaming((host) => open({ host }).platform.auth.authenticate())

it('loads no script of an address that the number does not make', async () => {
  const page = testPage<Window>({ query: { appid: '../../evil' }, scripts: {} })
  await expect(mailPlatform(page).auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  expect(page.requestedScripts).toEqual([])
})

// The portal reports only what was paid, which is a hint.
testPurchases(
  (purchase) => open({ purchase }),
  order,
  { PAY: { outcome: 'PAID' }, CANCEL: { outcome: 'UNKNOWN' }, FAIL: { outcome: 'UNKNOWN' }, CLOSED: { outcome: 'UNKNOWN' } },
  { calls: ['paymentFrame 99.00 {"nonce":"n"}'] },
)

testAdverts(open)

testSilentAdvert(open, 180_000)

it('keeps the signed values of the address from the game', () => {
  expect(open().platform.navigation.query).toEqual({})
})
