import { addressedIdentity, testNaming, testPlatform, testPurchases } from '@skystair/platform/conformance'
import { type HostMode, type PurchaseMode, type SimulatedControls, simulatedUser, testPage } from '@skystair/platform/simulator'
import { afterEach, expect, it, vi } from 'vitest'
import { fotoPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { type FotoGlobals, scriptAddress } from './sdk.ts'
import { simulator } from './simulator.ts'

type Window = FotoGlobals & { simulatedPortal?: SimulatedControls }
const payload = { itemId: 'gems_100', name: '100 изумрудов', priceFmCents: '9900', forwardData: 'nonce-1' }
const order = { id: '1', productId: 'gems_100', url: null, payload }

function open({
  host = 'WELL',
  purchase = 'PAY',
  clientKey = 'public',
  more = {},
}: {
  host?: HostMode
  purchase?: PurchaseMode
  clientKey?: string
  more?: Record<string, string>
} = {}) {
  const window: Window = {}
  const given = simulator.page(simulatedUser, host, purchase)
  const page = testPage<Window>({ ...given, query: { ...given.query, ...more } }, { window })
  return { page, platform: fotoPlatform({ ...page, clientKey }), portal: () => window.simulatedPortal!, listeners: () => 0 }
}

afterEach(() => vi.useRealTimers())

testPlatform('foto', { ...simulator, manifest }, () => open())

it('names the player by the signed part of the address', async () => {
  const { platform, page } = open()
  expect(await platform.auth.authenticate()).toEqual(addressedIdentity(manifest, simulator.proof(simulatedUser)))
  expect(page.requestedScripts).toEqual(['https://st.fotocdn.net/js/fsapi.js'])
})

it('loads the script from the portal’s own hosts only, and never in the clear', () => {
  expect(scriptAddress('http://st.fotocdn.net/js/fsapi.js')).toBe('https://st.fotocdn.net/js/fsapi.js')
  expect(scriptAddress('//www.fotostrana.ru/a.js')).toBe('https://www.fotostrana.ru/a.js')
  for (const address of [
    'https://evil.test/fsapi.js',
    'https://fotocdn.net.evil.test/fsapi.js',
    'https://notfotocdn.net/fsapi.js',
    'https://st.fotocdn.net@evil.test/fsapi.js',
    'https://evil@st.fotocdn.net/fsapi.js',
    'https://st.fotocdn.net:8443/fsapi.js',
    'javascript:alert(1)//fotocdn.net',
    'data:text/javascript,alert(1)',
    'https://',
  ])
    expect(scriptAddress(address)).toBeNull()
})

it('runs no foreign script, and sells nothing then', async () => {
  const { platform, page } = open({ more: { fsapi: 'https://evil.test/fsapi.js' } })
  await expect(platform.auth.authenticate()).rejects.toMatchObject({ code: 'SDK_UNAVAILABLE' })
  expect(page.requestedScripts).toEqual([])
  expect(platform.capabilities.canPay).toBe(false)
})

it('lets players whom the portal does not identify play as guests', async () => {
  const { platform } = open({ host: 'GUEST' })
  expect(await platform.auth.authenticate()).toMatchObject({ known: false, query: {} })
  await expect(platform.pay.buy(order)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})

testNaming((host) => open({ host }).platform.auth.authenticate(), { SLOW: null })

it('does not wait for the name of a slow portal', async () => {
  vi.useFakeTimers()
  const naming = open({ host: 'SLOW' }).platform.auth.authenticate()
  await vi.advanceTimersByTimeAsync(4000)
  const identity = await naming
  expect(identity.known).toBe(true)
  expect(identity.displayName).toBeUndefined()
})

// The last argument is 0: test money is never requested.
testPurchases(
  (purchase) => open({ purchase }),
  order,
  { PAY: { outcome: 'PAID' }, CANCEL: { outcome: 'CANCELLED' }, FAIL: { outcome: 'FAILED' }, CLOSED: { outcome: 'UNKNOWN' } },
  { calls: ['buyItemCallback gems_100 9900 nonce-1 0'] },
)

it('sells nothing while the operator has not set the public key', () => {
  expect(open({ clientKey: '' }).platform.capabilities.canPay).toBe(false)
})

it('keeps the secrets of the address from the game', () => {
  expect(open({ more: { ref: 'c-1' } }).platform.navigation.query).toEqual({ ref: 'c-1' })
})
