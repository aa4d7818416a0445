import { expect, it } from 'vitest'
import { ownPlatform } from './client.ts'
import { ownPush } from './push.ts'

const KEY = 'BEl6-public_key'
const bytes = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer

/** Returns a browser with a push service. `subscribedWith` is the key of an earlier subscription. */
function browserWith(permission: NotificationPermission, subscribedWith: string | null = null) {
  const log: string[] = []
  const made = (key: ArrayBuffer) => ({
    endpoint: 'https://push.test/one',
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint: 'https://push.test/one', keys: { p256dh: 'key', auth: 'secret' } }),
    unsubscribe: async () => {
      log.push('unsubscribed')
      current = null
      return true
    },
  })
  let current = subscribedWith === null ? null : made(bytes(subscribedWith))
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      log.push('subscribed')
      current = made(applicationServerKey.slice().buffer)
      return current
    },
  } as unknown as PushManager
  const host = { registration: Promise.resolve({ pushManager }), permission: () => permission, ask: async () => permission }
  return { push: ownPush(host), log, host }
}

it('subscribes with the server’s key, once', async () => {
  const { push, log } = browserWith('granted')
  const subscriber = { endpoint: 'https://push.test/one', p256dh: 'key', auth: 'secret' }
  expect([await push.subscribe(KEY), await push.subscribe(KEY)]).toEqual([subscriber, subscriber])
  expect(log).toEqual(['subscribed'])
})

it('subscribes again if the server has another key', async () => {
  const { push, log } = browserWith('granted', 'AAAA')
  await push.subscribe(KEY)
  expect(log).toEqual(['unsubscribed', 'subscribed'])
})

it.each(['denied', 'default'] as const)('does not subscribe while the permission is %s', async (permission) => {
  const { push, log } = browserWith(permission)
  expect([await push.ask(), await push.subscribe(KEY), log]).toEqual([false, null, []])
})

it('ends the subscription, if there is one', async () => {
  const { push } = browserWith('granted', KEY)
  expect([await push.unsubscribe(), await push.unsubscribe()]).toEqual(['https://push.test/one', null])
})

it('supports messages only if the page has a service worker', () => {
  const host = {
    window: { open: () => null, location: { href: 'https://game.test/', hostname: 'game.test', reload: () => {}, assign: () => {} } },
    storage: () => {
      throw new Error('refused')
    },
    language: 'en',
  }
  expect(ownPlatform(host).push).toBeUndefined()
  expect(ownPlatform(host, browserWith('granted').host).push).toBeDefined()
})
