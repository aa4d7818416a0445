import type { LiveMessage } from '@skystair/contract'
import { createClient } from 'redis'
import { type Counter, memoryCounter } from '../../counter.ts'
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

/** Live messages and rate limits between nodes. Fails when the address cannot be reached; reconnects by itself later. */
export async function openRedis(url: string): Promise<{ bus: Bus; counter: Counter }> {
  const client = createClient({
    url,
    // While Redis is away, a call must not wait for it.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5000,
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
        await client.eval(PUBLISH, { keys: keys(destination), arguments: [JSON.stringify(message).slice(1), destination] })
      },
      async endSession(sessionId) {
        await client.publish(ENDED, sessionId)
      },
      onSessionEnd(hear) {
        enders.add(hear)
        return () => enders.delete(hear)
      },
      async ping() {
        await client.ping()
      },
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      async recent(destination) {
        const [count, said] = keys(destination) as [string, string]
        // At one moment: a message in between would be in the list and over the count, and be told twice.
        const [seq, messages] = (await client.multi().get(count).lRange(said, 0, -1).exec()) as unknown as [string | null, string[]]
        return { seq: Number(seq ?? 0), messages: messages.map((text) => JSON.parse(text) as LiveMessage) }
      },
      close,
    },
    counter: {
      async count(key, window) {
        try {
          const [count, left] = (await client.eval(COUNT, { keys: [`skystair:rate:${key}`], arguments: [String(window)] })) as [
            number,
            number,
          ]
          return { count, left }
        } catch {
          return alone.count(key, window)
        }
      },
      close,
    },
  }
}
