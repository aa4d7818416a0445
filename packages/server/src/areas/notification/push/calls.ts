import type { Handler } from '../../../handlers.ts'
import { refuse } from '../../../refusal.ts'
import { isPushService } from './hosts.ts'
import { isTimeZone } from './quiet.ts'
import { keepNewest, subscribe, unsubscribe } from './repository.ts'

/** Maximum number of browsers of a player. */
const BROWSERS = 5

export const pushKey: Handler<'GET /api/player/push/key'> = async ({ config }) => ({ key: config.push?.publicKey ?? null })

export const subscribeBrowser: Handler<'POST /api/player/push/subscribe'> = async ({ tx, playerId, now, config, body }) => {
  if (!config.push) throw refuse('PLATFORM_NOT_SET')
  if (!isPushService(body.endpoint)) throw refuse('TARGET_FORBIDDEN', { field: '/endpoint' })
  const { endpoint, p256dh, auth, timeZone } = body
  for (const [name, bytes] of [
    ['p256dh', 65],
    ['auth', 16],
  ] as const)
    if (Buffer.from(body[name], 'base64url').length !== bytes) throw refuse('TARGET_FORBIDDEN', { field: `/${name}` })
  await subscribe(tx, playerId, { endpoint, p256dh, auth, time_zone: isTimeZone(timeZone) ? timeZone : 'UTC' }, now)
  await keepNewest(tx, playerId, BROWSERS)
  return { subscribed: true }
}

export const unsubscribeBrowser: Handler<'POST /api/player/push/unsubscribe'> = async ({ tx, playerId, body }) => ({
  unsubscribed: (await unsubscribe(tx, playerId, body.endpoint)) > 0,
})
