import type { LiveMessage } from '@skystair/contract'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import { createClient } from 'redis'
import { breaker } from '../../breaker.ts'
import { ANY, type Counter, counting, memoryCounter } from '../../counter.ts'
import { type Bus, RECENT_MESSAGES } from './bus.ts'

const CHANNEL = 'skystair:live'
const ENDED = 'skystair:ended'
const MUTES = 'skystair:mutes'
const LIFETIME = 86_400

/** Numbers, stores and publishes a message atomically, so that its order is the same on all nodes. */
const PUBLISH = `
local seq = redis.call('INCR', KEYS[1])
local text = '{"seq":' .. seq .. ',' .. ARGV[1]
redis.call('RPUSH', KEYS[2], text)
redis.call('LTRIM', KEYS[2], -${RECENT_MESSAGES}, -1)
redis.call('EXPIRE', KEYS[1], ${LIFETIME})
redis.call('EXPIRE', KEYS[2], ${LIFETIME})
redis.call('PUBLISH', '${CHANNEL}', ARGV[2] .. '\\n' .. text)
return seq`

/** Milliseconds, see `breaker`. */
const BREAKER = { timeout: 500, open: 5000 }

/**
 * Opens the bus and the counter that all nodes share. Throws if Redis cannot be reached; later it reconnects by itself. While Redis does not respond, work of
 * the bus is rejected at once, and each node counts separately.
 */
export async function openRedis(url: string, limits = BREAKER): Promise<{ bus: Bus; counter: Counter }> {
  const guard = breaker({ ...limits, error: () => new Error('Redis does not respond'), isSilence: () => true })
  const client = createClient({
    url,
    // Detects a connection that was lost without being closed, and replaces it.
    pingInterval: 2000,
    // Calls must not wait while Redis cannot be reached.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5000,
      socketTimeout: 4000,
      reconnectStrategy: (tries) => (tries > 3 && !ready ? new Error('unreachable') : Math.min(100 * tries, 2000)),
    },
  })
  let ready = false
  client.on('error', () => {})
  await client.connect()
  ready = true
  const subscriber = client.duplicate()
  subscriber.on('error', () => {})
  await subscriber.connect()

  /** Counts in this process while Redis does not respond: a limit per node is better than none, or than rejecting all calls. */
  const localCounter = memoryCounter()
  const together = counting(
    (duration) => new RateLimiterRedis({ storeClient: client, useRedisPackage: true, keyPrefix: 'skystair:rate', points: ANY, duration }),
  )

  const listeners = new Set<(destination: string, message: LiveMessage) => void>()
  const sessionEndListeners = new Set<(sessionId: string) => void>()
  await subscriber.subscribe(ENDED, (sessionId) => {
    for (const listener of sessionEndListeners) listener(sessionId)
  })
  const mutesListeners = new Set<(playerId: number) => void>()
  await subscriber.subscribe(MUTES, (playerId) => {
    for (const listener of mutesListeners) listener(Number(playerId))
  })
  await subscriber.subscribe(CHANNEL, (text) => {
    const line = text.indexOf('\n')
    const message = JSON.parse(text.slice(line + 1)) as LiveMessage
    for (const listener of listeners) listener(text.slice(0, line), message)
  })
  const keys = (destination: string) => [`skystair:seq:${destination}`, `skystair:said:${destination}`]
  const close = async () => {
    for (const part of [subscriber, client]) if (part.isOpen) part.destroy()
  }
  return {
    bus: {
      async publish(destination, message) {
        const args = [JSON.stringify(message).slice(1), destination]
        await guard(() => client.eval(PUBLISH, { keys: keys(destination), arguments: args }))
      },
      async endSession(sessionId) {
        await guard(() => client.publish(ENDED, sessionId))
      },
      onSessionEnd(listener) {
        sessionEndListeners.add(listener)
        return () => sessionEndListeners.delete(listener)
      },
      async changeMutes(playerId) {
        await guard(() => client.publish(MUTES, String(playerId)))
      },
      onMutesChange(listener) {
        mutesListeners.add(listener)
        return () => mutesListeners.delete(listener)
      },
      async ping() {
        await guard(() => client.ping())
      },
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async recent(destination) {
        const [count, list] = keys(destination) as [string, string]
        // Atomically: a message between two reads would be in the list, but above the count, and would be delivered twice.
        const found = await guard(() => client.multi().get(count).lRange(list, 0, -1).exec())
        const [seq, messages] = found as unknown as [string | null, string[]]
        return { seq: Number(seq ?? 0), messages: messages.map((text) => JSON.parse(text) as LiveMessage) }
      },
      close,
    },
    counter: {
      async count(key, window) {
        try {
          return await guard(() => together.count(key, window))
        } catch {
          return localCounter.count(key, window)
        }
      },
      async forget(key, window) {
        await localCounter.forget(key, window)
        // While Redis does not respond, the window ends by itself.
        await guard(() => together.forget(key, window)).catch(() => {})
      },
      close,
    },
  }
}
