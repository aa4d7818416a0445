import { pausesOf, testNaming, testPlatform, testPurchases } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { kongPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { KongGlobals } from './sdk.ts'
import { simulator } from './simulator.ts'
import type { KongControls } from './stand-in.ts'

afterEach(() => vi.useRealTimers())

function open(mode: HostMode = 'WELL', purchase: PurchaseMode = 'PAY') {
  const page = testPage<KongGlobals & { simulatedPortal?: KongControls }>(simulator.page(simulatedUser, mode, purchase))
  return { page, platform: kongPlatform(page), portal: () => page.globals.simulatedPortal! }
}
const order = (nonce: string) => ({ id: '7', productId: 'gems_100', url: null, payload: { orderInfo: nonce } })

testPlatform('kong', { ...simulator, manifest }, async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  return { platform, portal, listeners: () => portal().listeners!() }
})

it('names a player of the portal and keeps the proof for the exchange', async () => {
  const identity = await open().platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, headers: { kongId: simulatedUser.id }, displayName: simulatedUser.name })
  expect(identity.exchange).toEqual({
    call: 'POST /api/integration/kong/authenticate',
    body: { kongId: simulatedUser.id, username: simulatedUser.name, proof: simulator.proof(simulatedUser) },
  })
})

it('lets a guest play, and sign in without a reload', async () => {
  const { platform, portal } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ known: false, headers: {}, query: {}, lang: 'EN' })
  expect(platform.capabilities).toMatchObject({ canSignIn: true, canPay: false, ownAccounts: false })
  await expect(platform.pay.buy(order('n'))).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  expect(await platform.auth.signIn()).toMatchObject({ known: true, headers: { kongId: simulatedUser.id } })
  expect(platform.capabilities).toMatchObject({ canSignIn: false, canPay: true })
  expect(portal().calls).toContain('showRegistrationBox')
})

it('detects a player who signed in on the portal’s own page', async () => {
  const { platform, portal } = open('GUEST')
  await platform.auth.authenticate()
  portal().signIn()
  expect(await platform.auth.signIn()).toMatchObject({ known: true })
  expect(portal().calls).not.toContain('showRegistrationBox')
})

testNaming((mode) => open(mode).platform.auth.authenticate(), { THROWING: 'FAILED' })

testPurchases(
  (purchase) => open('WELL', purchase),
  order('n'),
  { PAY: { outcome: 'PAID' }, CANCEL: { outcome: 'CANCELLED' }, FAIL: { outcome: 'CANCELLED' }, CLOSED: { outcome: 'UNKNOWN' } },
  { calls: ['purchase n'] },
)

it('starts no purchase without our nonce', async () => {
  const { platform } = open()
  await platform.auth.authenticate()
  await expect(platform.pay.buy(order(''))).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})

it('makes one purchase after the other, as the portal keeps only one', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  const both = Promise.all([platform.pay.buy(order('first')), platform.pay.buy(order('second'))])
  expect(await both).toEqual([{ outcome: 'PAID' }, { outcome: 'PAID' }])
  expect(portal().calls.filter((call) => call.startsWith('purchase'))).toEqual(['purchase first', 'purchase second'])
})

it('offers adverts while the portal has some, and rewards the watched ones', async () => {
  const { platform, portal } = open()
  await platform.auth.authenticate()
  expect(platform.capabilities.canReward).toBe(false)
  portal().offer(true)
  expect(platform.capabilities.canReward).toBe(true)
  const events = pausesOf(platform)
  expect(await platform.ads.rewarded()).toBe(true)
  portal().ad = 'CLOSED'
  expect(await platform.ads.rewarded()).toBe(false)
  expect(events).toEqual(['pause', 'resume', 'pause', 'resume'])
  portal().offer(false)
  expect(platform.capabilities.canReward).toBe(false)
})
