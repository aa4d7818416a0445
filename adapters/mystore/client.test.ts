import { testPlatform } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, simulatedHost, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { mystorePlatform } from './client.ts'
import { manifest } from './manifest.ts'
import type { MyStoreGlobals } from './sdk.ts'
import { server } from './server.ts'
import { type MyStoreControls, simulator } from './simulator.ts'

afterEach(() => vi.useRealTimers())

function open(mode: HostMode = 'WELL', purchase: PurchaseMode = 'PAY', query: Record<string, string> = {}) {
  const simulated = simulator.page(simulatedUser, mode, purchase)
  const page = testPage<MyStoreGlobals & { simulatedPortal?: MyStoreControls }>({ ...simulated, query: { ...simulated.query, ...query } })
  return { page, platform: mystorePlatform(page), controls: () => page.globals.simulatedPortal! }
}
const order = { id: '7', productId: 'gems_100', url: null, payload: { nonce: 'n' } }

testPlatform('mystore', { ...simulator, manifest }, () => ({ platform: open().platform, listeners: () => 0 }))

it('passes the signed launch to the exchange', async () => {
  const { call, body } = (await open().platform.auth.authenticate()).exchange!
  expect(call).toBe('POST /api/integration/mystore/client/authenticate')
  expect(body).toEqual({ uid: simulatedUser.id, proof: { launch: expect.any(String) } })
  expect(await server.verify(body.proof, simulatedHost(server, simulator, { now: 0 }))).toMatchObject({ externalId: simulatedUser.id })
})

it('passes the portal’s currency if it is dollars or euros', async () => {
  const currencyOf = async (currency: string) =>
    (await open('WELL', 'PAY', { currency }).platform.auth.authenticate()).exchange?.body.currency
  expect([await currencyOf('USD'), await currencyOf('EUR'), await currencyOf('JPY')]).toEqual(['USD', 'EUR', undefined])
})

it('lets a guest play, and register with the portal, which reloads the game', async () => {
  const { platform, controls } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  expect(await platform.auth.signIn()).toMatchObject({ known: false })
  expect(controls().calls).toEqual(['reload'])
  controls().register = 'cancel'
  await expect(platform.auth.signIn()).rejects.toMatchObject({ code: 'CANCELLED' })
})

it('pays in the portal’s frame and reports the outcome', async () => {
  const { platform, controls } = open()
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'PAID' })
  expect(controls().calls).toEqual(['pay n'])
  expect(await open('WELL', 'FAIL').platform.pay.buy(order)).toEqual({ outcome: 'FAILED' })
  await expect(open('GUEST').platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('reports an unknown outcome if the payment frame never responds', async () => {
  const { platform } = open('WELL', 'CLOSED')
  vi.useFakeTimers()
  const bought = platform.pay.buy(order)
  await vi.runAllTimersAsync()
  expect(await bought).toEqual({ outcome: 'UNKNOWN' })
})

it('identifies the player even if the portal’s script fails, and reports that when it is needed', async () => {
  for (const mode of ['BLOCKED', 'THROWING', 'LYING'] as const) {
    const { platform } = open(mode)
    expect((await platform.auth.authenticate()).known).toBe(true)
    await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  }
  vi.useFakeTimers()
  const refused = expect(open('SLOW').platform.pay.buy(order)).rejects.toMatchObject({ code: 'TIMED_OUT' })
  await vi.runAllTimersAsync()
  await refused
})

it('loads no script for an app that is no number', async () => {
  const { page, platform } = open('WELL', 'PAY', { appid: '../evil' })
  expect(platform.capabilities.canPay).toBe(false)
  expect(page.requestedScripts).toEqual([])
})
