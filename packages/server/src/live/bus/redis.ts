import type { LiveMessage } from '@skystair/contract'
import { createClient } from 'redis'
import { type Counter, memoryCounter } from '../../counter.ts'
import { breaker } from './breaker.ts'
import { type Bus, KEPT } from './bus.ts'

const CHANNEL = 'skystair:live'
const ENDED = 'skystair:ended'
const LIFETIME = 86_400

/** Numbers a message, keeps it, and tells every node, all at once, so that the order is the same everywhere. */
const PUBLISH = `
local seq = redis.call('INCR', KEYS[1])
local text = '{"seq":' .. seq .. ',' .. ARGV[1]
redis.call('RPUSH', KEYS[2], text)
redis.call('LTRIM', KEYS[2], -${KEPT}, -1)
redis.call('EXPIRE', KEYS[1], ${LIFETIME})
redis.call('EXPIRE', KEYS[2], ${LIFETIME})
redis.call('PUBLISH', '${CHANNEL}', ARGV[2] .. '\\n' .. text)
return seq`

/** Counts a call in its window. */
const COUNT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

/** Milliseconds that an answer is waited for, and in which nothing is asked after one did not come. */
const LIMITS = { answer: 500, silence: 5000 }

/**
 * Live messages and rate limits between nodes. Throws when the address cannot be reached; reconnects by itself later. While Redis is silent, what is
 * asked of it is refused at once, and each node counts by itself.
 */
export async function openRedis(url: string, limits = LIMITS): Promise<{ bus: Bus; counter: Counter }> {
  const ask = breaker('Redis', limits)
  const client = createClient({
    url,
    // A connection that has died without a word is found out, and replaced.
    pingInterval: 2000,
    // While Redis is away, a call must not wait for it.
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
  const hearing = client.duplicate()
  hearing.on('error', () => {})
  await hearing.connect()

  /** Counts in this process while Redis is away: each node by itself is better than no limit and no calls. */
  const alone = memoryCounter(Date.now)

  const listeners = new Set<(destination: string, message: LiveMessage) => void>()
  const enders = new Set<(sessionId: string) => void>()
  await hearing.subscribe(ENDED, (sessionId) => {
    for (const hear of enders) hear(sessionId)
  })
  await hearing.subscribe(CHANNEL, (text) => {
    const line = text.indexOf('\n')
    const message = JSON.parse(text.slice(line + 1)) as LiveMessage
    for (const listener of listeners) listener(text.slice(0, line), message)
  })
  const keys = (destination: string) => [`skystair:seq:${destination}`, `skystair:said:${destination}`]
  const close = async () => {
    for (const part of [hearing, client]) if (part.isOpen) part.destroy()
  }
  return {
    bus: {
      async publish(destination, message) {
        const args = [JSON.stringify(message).slice(1), destination]
        await ask(() => client.eval(PUBLISH, { keys: keys(destination), arguments: args }))
      },
      async endSession(sessionId) {
        await ask(() => client.publish(ENDED, sessionId))
      },
      onSessionEnd(hear) {
        enders.add(hear)
        return () => enders.delete(hear)
      },
      async ping() {
        await ask(() => client.ping())
      },
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async recent(destination) {
        const [count, said] = keys(destination) as [string, string]
        // At one moment: a message in between would be in the list and over the count, and be told twice.
        const found = await ask(() => client.multi().get(count).lRange(said, 0, -1).exec())
        const [seq, messages] = found as unknown as [string | null, string[]]
        return { seq: Number(seq ?? 0), messages: messages.map((text) => JSON.parse(text) as LiveMessage) }
      },
      close,
    },
    counter: {
      async count(key, window) {
        try {
          const asked = { keys: [`skystair:rate:${key}`], arguments: [String(window)] }
          const [count, left] = (await ask(() => client.eval(COUNT, asked))) as [number, number]
          return { count, left }
        } catch {
          return alone.count(key, window)
        }
      },
      close,
    },
  }
}
