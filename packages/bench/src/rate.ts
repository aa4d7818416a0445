// Compares the rate limits of the library with a counter of our own, in one run: `npx node packages/bench/src/rate.ts`. With a Redis at TEST_REDIS_URL, also those
// that nodes share.
import { memoryCounter, openRedis } from '@skystair/server'
import { REDIS, reachable } from '@skystair/server/testing'
import { createClient } from 'redis'
import { kb, median, ratio, short } from './kit/figures.ts'
import { table } from './kit/section.ts'

const WINDOW = 60_000
type Count = (key: string, window: number) => Promise<{ count: number; left: number }>

/** A counter without a library: a map from which expired windows are removed once a minute. */
function ownCounter(clock: () => number): Count {
  const windows = new Map<string, { count: number; ends: number }>()
  let nextSweep = 0
  return async (key, window) => {
    const now = clock()
    if (now >= nextSweep) {
      for (const [name, { ends }] of windows) if (ends <= now) windows.delete(name)
      nextSweep = now + 60_000
    }
    let current = windows.get(key)
    if (!current || current.ends <= now) {
      current = { count: 0, ends: now + window }
      windows.set(key, current)
    }
    current.count++
    return { count: current.count, left: current.ends - now }
  }
}

const SCRIPT = `
local count = redis.call('INCR', KEYS[1])
if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { count, redis.call('PTTL', KEYS[1]) }`

/** Returns the counts per second for this many keys and this many requests at once; the median of five rounds. */
async function speed(count: Count, calls: number, keys: number, atOnce: number): Promise<number> {
  const rounds = []
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    for (let n = 0; n < calls; n += atOnce)
      await Promise.all(Array.from({ length: atOnce }, (_, i) => count(`${round}:${(n + i) % keys}`, WINDOW)))
    rounds.push((calls / (performance.now() - began)) * 1000)
  }
  return median(rounds)
}

/** Bytes of the heap for each key. */
async function bytes(count: Count, keys: number): Promise<number> {
  const used = () => {
    globalThis.gc?.()
    return process.memoryUsage().heapUsed
  }
  const before = used()
  for (let n = 0; n < keys; n++) await count(`a key as long as one with an address ${n}`, WINDOW)
  return (used() - before) / keys
}

const library = memoryCounter()
const own = ownCounter(Date.now)
const rows = []
for (const keys of [100, 100_000]) {
  const [one, other] = [await speed(library.count, 200_000, keys, 32), await speed(own, 200_000, keys, 32)]
  rows.push([`counts a second in memory, ${keys} keys`, short(one), short(other), ratio(one, other)])
}
const [one, other] = [await bytes(memoryCounter().count, 100_000), await bytes(ownCounter(Date.now), 100_000)]
rows.push(['memory of a key', kb(one), kb(other), ratio(one, other)])

if (await reachable('redis', REDIS)) {
  const { bus, counter } = await openRedis(REDIS)
  const client = createClient({ url: REDIS })
  await client.connect()
  const script: Count = async (key, window) => {
    const [count, left] = (await client.eval(SCRIPT, { keys: [`bench:${key}`], arguments: [String(window)] })) as [number, number]
    return { count, left }
  }
  const [shared, scripted] = [await speed(counter.count, 20_000, 1000, 32), await speed(script, 20_000, 1000, 32)]
  rows.push(['counts a second by Redis, 1000 keys', short(shared), short(scripted), ratio(shared, scripted)])
  client.destroy()
  await bus.close()
}
console.log(table(['what', 'library', 'own code', 'library to own'], rows))
process.exit(0)
