import type { LaunchGlobals } from '@skystair/platform'
import { testPlatform } from '@skystair/platform/conformance'
import { type HostMode, simulatedHost, simulatedUser, testPage } from '@skystair/platform/simulator'
import { expect, it, vi } from 'vitest'
import { beelinePlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { simulator } from './simulator.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)

function open(mode: HostMode = 'WELL') {
  const replaceState = vi.fn()
  const page = testPage<LaunchGlobals>(simulator.page(simulatedUser, mode, 'PAY', NOW), { window: { history: { replaceState } } })
  return { page, replaceState, platform: beelinePlatform(page) }
}
const order = { id: '7', productId: 'gems_100', url: 'https://games.beeline.test/pay?order=n', payload: {} }

testPlatform('beeline', { ...simulator, manifest }, () => ({ platform: open().platform, listeners: () => 0 }))

it('passes the signed launch to the exchange and removes the signature from the address', async () => {
  const { platform, replaceState } = open()
  const identity = await platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, lang: 'RU', query: { beeline_login: simulatedUser.id } })
  expect(identity.exchange?.call).toBe('POST /api/integration/beeline/authenticate')
  const host = simulatedHost(server, simulator, { now: NOW })
  expect(await server.verify(identity.exchange!.body.proof, host)).toMatchObject({ externalId: simulatedUser.id })
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', expect.not.stringContaining('sign='))
  expect(platform.navigation.query.sign).toBeUndefined()
})

it('lets a guest play and sells to subscribers only', async () => {
  const { platform } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('leaves it to our server to refuse a wrongly signed launch', async () => {
  const { exchange } = await open('LYING').platform.auth.authenticate()
  const host = simulatedHost(server, simulator, { now: NOW })
  await expect(server.verify(exchange!.body.proof, host)).rejects.toMatchObject({ code: 'PROOF_INVALID' })
})

it('opens the portal’s page, and reports no outcome', async () => {
  const { page, platform } = open()
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
  expect(page.openedUrls).toEqual([order.url])
  await expect(platform.pay.buy({ ...order, url: 'http://pay.test/' })).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})
