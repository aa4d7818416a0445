import { testPlatform } from '@skystair/platform/conformance'
import { expect, it } from 'vitest'
import { ownPlatform } from './client.ts'

function makeHost() {
  const kept = new Map<string, string>()
  const platform = ownPlatform({
    window: { open: () => null, location: { href: 'https://game.test/', hostname: 'game.test', reload: () => {}, assign: () => {} } },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    language: 'en',
  })
  // This host has no events that anybody could listen to.
  return { platform, listeners: () => 0 }
}

testPlatform('own', makeHost)

it('offers own accounts and sells nothing', () => {
  const { capabilities } = makeHost().platform
  expect(capabilities.ownAccounts).toBe(true)
  expect(capabilities.canPay).toBe(false)
})
