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
  // This host has no events that anybody could listen to.
  return { platform, assign, listeners: () => 0 }
}
const order = { id: '7', productId: 'gems_100', url: 'https://secure.xsolla.com/paystation4/?token=t', payload: {} }

testPlatform('own', { ...simulator, manifest }, makeHost)

it('offers own accounts and sells', () => {
  const { capabilities } = makeHost().platform
  expect(capabilities.ownAccounts).toBe(true)
  expect(capabilities.canPay).toBe(true)
})

it('opens the pay page beside the game, cannot be reached from it, and claims nothing about the payment', async () => {
  const page = { opener: {} } as Window
  const { platform, assign } = makeHost(() => page)
  expect(await platform.pay.buy(order)).toEqual({ outcome: 'UNKNOWN' })
  expect(page.opener).toBeNull()
  expect(assign).not.toHaveBeenCalled()
})

it('leaves for the pay page where the browser opens no second one', async () => {
  const { platform, assign } = makeHost()
  await platform.pay.buy(order)
  expect(assign).toHaveBeenCalledExactlyOnceWith(order.url)
})

it('goes to no pay page that is not a secure address', async () => {
  for (const url of [null, '', 'http://pay.test/', 'javascript:alert(1)'])
    await expect(makeHost().platform.pay.buy({ ...order, url })).rejects.toMatchObject({ code: 'BAD_ANSWER' })
})
