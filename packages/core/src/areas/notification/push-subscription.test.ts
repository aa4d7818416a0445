import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { playing } from '../../../testing/services.ts'
import { keepSubscription } from './push-subscription.ts'

const KEY = 'GET /api/player/push/key'
const SUBSCRIBE = 'POST /api/player/push/subscribe'
const UNSUBSCRIBE = 'POST /api/player/push/unsubscribe'
const subscriber = { endpoint: 'https://push.test/one', p256dh: 'key', auth: 'secret' }

function withPush(subscribed: typeof subscriber | null) {
  const game = playing()
  const keys: string[] = []
  const push = {
    ask: async () => true,
    subscribe: async (key: string) => {
      keys.push(key)
      return subscribed
    },
    unsubscribe: async () => subscribed?.endpoint ?? null,
  }
  Object.assign(game.platform, { push })
  game.server.on(KEY, { key: 'public' }).on(SUBSCRIBE, { subscribed: true }).on(UNSUBSCRIBE, { unsubscribed: true })
  return { ...game, keys }
}

it('sends the subscription of this device with its time zone to the server, once the player wants messages', async () => {
  const { services, server, keys } = withPush(subscriber)
  await keepSubscription(services, true)
  expect(keys).toEqual(['public'])
  expect(server.last(SUBSCRIBE)?.body).toEqual({ ...subscriber, timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
})

it('ends the subscription, here and on the server, if the player wants no messages', async () => {
  const { services, server } = withPush(subscriber)
  await keepSubscription(services, false)
  expect(server.last(UNSUBSCRIBE)?.body).toEqual({ endpoint: subscriber.endpoint })
  const none = withPush(null)
  await keepSubscription(none.services, false)
  expect(none.server.times(UNSUBSCRIBE)).toBe(0)
})

it('does not subscribe without permission, on a server without keys, or on a platform without messages', async () => {
  const refused = withPush(null)
  await keepSubscription(refused.services, true)
  const silent = withPush(subscriber)
  silent.server.on(KEY, { key: null })
  await keepSubscription(silent.services, true)
  const plain = playing()
  await keepSubscription(plain.services, true)
  expect([refused.server.times(SUBSCRIBE), silent.keys, silent.server.times(SUBSCRIBE), plain.server.seen]).toEqual([0, [], 0, []])
})

it('does not fail if the server refuses', async () => {
  const { services, server, page } = withPush(subscriber)
  server.on(SUBSCRIBE, refusal('INTERNAL', 500))
  await keepSubscription(services, true)
  expect([services.ui.toasts, page.errors]).toEqual([[], []])
})
