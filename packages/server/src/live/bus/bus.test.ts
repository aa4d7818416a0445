import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveEvent, LiveMessage } from '@skystair/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proxyTo } from '../../../testing/proxy.ts'
import { REDIS, reachable } from '../../../testing/reachable.ts'
import { type Bus, RECENT_MESSAGES } from './bus.ts'
import { memoryBus } from './memory.ts'
import { openRedis } from './redis.ts'

const news: LiveEvent = { type: 'player.changed', notificationType: 'PLAYER_CHANGED' }
const deleted = (messageId: number): LiveEvent => ({ type: 'chat.message.delete', notificationType: 'CHAT_MESSAGE_DELETE', messageId })

/** Two nodes; with the bus in memory they are the same. */
const kinds = [
  {
    kind: 'memory',
    here: true,
    async nodes() {
      const bus = memoryBus()
      return [bus, bus] as const
    },
  },
  {
    kind: 'redis',
    here: await reachable('redis', REDIS),
    nodes: async () => [(await openRedis(REDIS)).bus, (await openRedis(REDIS)).bus] as const,
  },
]

for (const { kind, here, nodes } of kinds)
  describe.skipIf(!here)(`the bus by ${kind}`, () => {
    let one: Bus
    let two: Bus
    const destination = `/test/${randomUUID()}`
    beforeAll(async () => {
      ;[one, two] = await nodes()
    })
    afterAll(async () => {
      await one.close()
      await two.close()
    })

    it('numbers the messages of both nodes in one order, in which both nodes receive them', async () => {
      const received: LiveMessage[][] = [[], []]
      const both = Promise.all(
        [one, two].map(
          (bus, node) =>
            new Promise<void>((done) => {
              const stop = bus.listen((where, message) => {
                if (where !== destination) return
                received[node]!.push(message)
                if (received[node]!.length < 10) return
                stop()
                done()
              })
            }),
        ),
      )
      await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? one : two).publish(destination, deleted(n))))
      await both
      expect(received[0]!.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(received[1]).toEqual(received[0])
    })

    it('keeps the newest messages for clients that missed them', async () => {
      for (let n = 0; n < RECENT_MESSAGES; n++) await one.publish(destination, news)
      const { seq, messages } = await two.recent(destination)
      expect([seq, messages.length, messages[0]!.seq, messages.at(-1)!.seq]).toEqual([
        RECENT_MESSAGES + 10,
        RECENT_MESSAGES,
        11,
        RECENT_MESSAGES + 10,
      ])
    })

    it('has no messages of a destination without any', async () => {
      expect(await one.recent('/test/silence')).toEqual({ seq: 0, messages: [] })
    })

    it('notifies every node that a player mutes others', async () => {
      const changed = new Promise<number>((done) => {
        const stop = two.onMutesChange((playerId) => {
          stop()
          done(playerId)
        })
      })
      await one.changeMutes(17)
      expect(await changed).toBe(17)
    })

    it('notifies every node that a session ended', async () => {
      const ended = new Promise<string>((done) => {
        const stop = two.onSessionEnd((id) => {
          stop()
          done(id)
        })
      })
      await one.endSession('a session')
      expect(await ended).toBe('a session')
    })
  })

describe.skipIf(!kinds[1]!.here)('the counter by redis', () => {
  it('counts for all nodes together', async () => {
    const [one, two] = [await openRedis(REDIS), await openRedis(REDIS)]
    const key = randomUUID()
    expect((await one.counter.count(key, 5000)).count).toBe(1)
    const { count, left } = await two.counter.count(key, 5000)
    expect(count).toBe(2)
    expect(left).toBeGreaterThan(0)
    await one.counter.forget(key, 5000)
    expect((await two.counter.count(key, 5000)).count).toBe(1)
    await one.bus.close()
    await two.bus.close()
  })
})

describe.skipIf(!kinds[1]!.here)('a redis that stops responding', () => {
  it('delays nothing: each node counts separately, messages are lost, and the node reconnects later', async () => {
    const proxy = await proxyTo(REDIS, 6379)
    const { bus, counter } = await openRedis(proxy.url, { timeout: 200, open: 300 })
    const key = randomUUID()
    expect((await counter.count(key, 60_000)).count).toBe(1)
    proxy.freeze()
    // The first count times out; the breaker then rejects the second at once.
    expect([(await counter.count(key, 60_000)).count, (await counter.count(key, 60_000)).count]).toEqual([1, 2])
    for (const work of [() => bus.ping(), () => bus.publish('/test', news), () => bus.recent('/test'), () => bus.endSession('a')])
      await expect(work()).rejects.toThrow('Redis does not respond')
    proxy.thaw()
    const responds = () =>
      bus.ping().then(
        () => true,
        () => false,
      )
    while (!(await responds())) await sleep(20)
    expect((await counter.count(key, 60_000)).count).toBeGreaterThan(1)
    await bus.close()
    await proxy.close()
  })
})

describe('a redis that is not there', () => {
  it('makes the start fail', async () => {
    await expect(openRedis('redis://127.0.0.1:1')).rejects.toThrow()
  })
})
