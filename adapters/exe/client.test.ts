import { testPlatform } from '@skystair/platform/conformance'
import { type HostMode, type SimulatedControls, simulatedHost, simulatedUser, testPage } from '@skystair/platform/simulator'
import { expect, it } from 'vitest'
import { type ExeGlobals, exePlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { server } from './server.ts'
import { SDK_ADDRESS, simulator } from './simulator.ts'

function open(mode: HostMode = 'WELL', sdk = SDK_ADDRESS) {
  const page = testPage<ExeGlobals & { simulatedPortal?: SimulatedControls }>(simulator.page(simulatedUser, mode, 'PAY'))
  return { page, platform: exePlatform({ ...page, sdk }) }
}
const order = { id: '7', productId: 'gems_100', url: null, payload: { item: 'nonce' } }

testPlatform('exe', { ...simulator, manifest }, () => ({ platform: open().platform, listeners: () => 0 }))

it('passes the signed launch to the exchange', async () => {
  const identity = await open().platform.auth.authenticate()
  expect(identity).toMatchObject({ known: true, query: { exe_user: simulatedUser.id } })
  expect(identity.exchange?.call).toBe('POST /api/integration/exe/authenticate')
  const host = simulatedHost(server, simulator, { now: 0 })
  expect(await server.verify(identity.exchange!.body.proof, host)).toMatchObject({ externalId: simulatedUser.id })
})

it('lets a guest play', async () => {
  const { platform } = open('GUEST')
  expect(await platform.auth.authenticate()).toEqual({ headers: {}, query: {}, known: false, lang: 'EN' })
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

it('orders in the portal’s box, and reports no outcome', async () => {
  const { page, platform } = open()
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
  expect(page.globals.simulatedPortal?.calls).toEqual(['nonce'])
})

it('sells nothing until the operator states the portal’s script', async () => {
  for (const sdk of ['', 'http://exe.test/api.js']) {
    const { platform } = open('WELL', sdk)
    expect(platform.capabilities.canPay).toBe(false)
    await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  }
})

it('reports that the portal’s script is blocked, throwing or returning nonsense', async () => {
  await expect(open('BLOCKED').platform.pay.buy(order)).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('LYING').platform.pay.buy(order)).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  await expect(open('THROWING').platform.pay.buy(order)).rejects.toMatchObject({ code: 'FAILED' })
})
