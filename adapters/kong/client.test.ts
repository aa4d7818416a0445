import { testPlatform } from '@skystair/platform/conformance'
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
  return { page, platform: kongPlatform(page), controls: () => page.globals.simulatedPortal! }
}
const order = (nonce: string) => ({ id: '7', productId: 'gems_100', url: null, payload: { orderInfo: nonce } })

testPlatform('kong', { ...simulator, manifest }, async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  return { platform, listeners: () => controls().listeners() }
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
  const { platform, controls } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ known: false, headers: {}, query: {}, lang: 'EN' })
  expect(platform.capabilities).toMatchObject({ canSignIn: true, canPay: false, ownAccounts: false })
  await expect(platform.pay.buy(order('n'))).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  expect(await platform.auth.signIn()).toMatchObject({ known: true, headers: { kongId: simulatedUser.id } })
  expect(platform.capabilities).toMatchObject({ canSignIn: false, canPay: true })
  expect(controls().calls).toContain('showRegistrationBox')
})

it('detects a player who signed in on the portal’s own page', async () => {
  const { platform, controls } = open('GUEST')
  await platform.auth.authenticate()
  controls().signIn()
  expect(await platform.auth.signIn()).toMatchObject({ known: true })
  expect(controls().calls).not.toContain('showRegistrationBox')
})

it('reports that the script is blocked, throwing or returning nonsense', async () => {
  await expect(open('BLOCKED').platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('THROWING').platform.auth.authenticate()).rejects.toMatchObject({ code: 'FAILED' })
  await expect(open('LYING').platform.auth.authenticate()).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})

it('does not wait for ever where the game stands outside of the portal', async () => {
  vi.useFakeTimers()
  const refused = expect(open('SLOW').platform.auth.authenticate()).rejects.toMatchObject({ name: 'PlatformError' })
  await vi.runAllTimersAsync()
  await refused
})

it('buys in the portal’s dialog and reports the outcome', async () => {
  for (const [mode, outcome] of [
    ['PAY', 'PAID'],
    ['CANCEL', 'CANCELLED'],
    ['FAIL', 'CANCELLED'],
  ] as const) {
    const { platform } = open('WELL', mode)
    await platform.auth.authenticate()
    expect(await platform.pay.buy(order('n'))).toEqual({ outcome })
    await expect(platform.pay.buy(order(''))).rejects.toMatchObject({ code: 'BAD_ANSWER' })
  }
})

it('reports an unknown outcome if the dialog never responds', async () => {
  const { platform } = open('WELL', 'CLOSED')
  await platform.auth.authenticate()
  vi.useFakeTimers()
  const bought = platform.pay.buy(order('n'))
  await vi.runAllTimersAsync()
  expect(await bought).toEqual({ outcome: 'UNKNOWN' })
})

it('makes one purchase after the other, as the portal keeps only one', async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  const both = Promise.all([platform.pay.buy(order('first')), platform.pay.buy(order('second'))])
  expect(await both).toEqual([{ outcome: 'PAID' }, { outcome: 'PAID' }])
  expect(controls().calls.filter((call) => call.startsWith('purchase'))).toEqual(['purchase first', 'purchase second'])
})

it('offers adverts while the portal has some, and rewards the watched ones', async () => {
  const { platform, controls } = open()
  await platform.auth.authenticate()
  expect(platform.capabilities.canReward).toBe(false)
  controls().offer(true)
  expect(platform.capabilities.canReward).toBe(true)
  const events: string[] = []
  platform.lifecycle.onPause(() => events.push('pause'))
  platform.lifecycle.onResume(() => events.push('resume'))
  expect(await platform.ads.rewarded()).toBe(true)
  controls().ad = 'CLOSED'
  expect(await platform.ads.rewarded()).toBe(false)
  expect(events).toEqual(['pause', 'resume', 'pause', 'resume'])
  controls().offer(false)
  expect(platform.capabilities.canReward).toBe(false)
})
