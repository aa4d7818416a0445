import { testPlatform } from '@skystair/platform/conformance'
import { expect, it, vi } from 'vitest'
import { ownPlatform } from './client.ts'
import { manifest } from './manifest.ts'
import { simulator } from './simulator.ts'

function makeHost(open: () => Window | null = () => null) {
  const kept = new Map<string, string>()
  const assign = vi.fn()
  const platform = ownPlatform({
    window: { open, location: { href: 'https://game.test/', hostname: 'game.test', reload: () => {}, assign } },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    language: 'en',
  })
  // This host has no events to listen to.
  return { platform, assign, listeners: () => 0 }
}
const order = { id: '7', productId: 'gems_100', url: 'https://secure.xsolla.com/paystation4/?token=t', payload: {} }

testPlatform('own', { ...simulator, manifest }, makeHost)

it('offers own accounts and sells', () => {
  const { capabilities } = makeHost().platform
  expect(capabilities.ownAccounts).toBe(true)
  expect(capabilities.canPay).toBe(true)
})

it('opens the pay page in a new tab without access to the game, and reports no outcome', async () => {
  const page = { opener: {} } as Window
  const { platform, assign } = makeHost(() => page)
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
  expect(page.opener).toBeNull()
  expect(assign).not.toHaveBeenCalled()
})

it('opens the pay page in its own place if the browser opens no second one', async () => {
  const { platform, assign } = makeHost()
  await platform.pay.buy(order)
  expect(assign).toHaveBeenCalledExactlyOnceWith(order.url)
})

it('opens pay pages at secure addresses only', async () => {
  for (const url of [null, '', 'http://pay.test/', 'javascript:alert(1)'])
    await expect(makeHost().platform.pay.buy({ ...order, url })).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})
