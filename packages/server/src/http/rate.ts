import { type RateName, rates } from '@skystair/contract'
import ipaddr from 'ipaddr.js'
import { refuse } from '../refusal.ts'

/** Counts what happens in a window. Answers the count with this one in it, and the milliseconds until the window ends. */
export interface Counter {
  count(key: string, window: number): Promise<{ count: number; left: number }>
  close(): Promise<void>
}

/** Counts in this process. Old windows are swept as new ones begin, so that memory does not grow. */
export function memoryCounter(clock: () => number): Counter {
  const windows = new Map<string, { count: number; ends: number }>()
  let nextSweep = 0
  return {
    async count(key, window) {
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
    },
    async close() {},
  }
}

/** What an address is counted as: itself, and of version 6 its network of 64 bits, as whoever has one such address has all of them. */
export function network(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** Milliseconds to wait before this call may be made again, or 0 when it may be made now. `who` is a session's hash or a network. */
async function overRate(counter: Counter, rate: RateName, who: string, factor: number): Promise<number> {
  if (factor === 0) return 0
  const { max, window } = rates[rate]
  const { count, left } = await counter.count(`${rate}:${who}`, window)
  return count > max * factor ? left : 0
}

/** Refuses with RATE_LIMITED, and says for how long. */
export async function holdRate(
  { counter, config }: { readonly counter: Counter; readonly config: { readonly rateFactor: number } },
  rate: RateName,
  who: string,
  reply: { header(name: string, value: number): unknown },
): Promise<void> {
  const wait = await overRate(counter, rate, who, config.rateFactor)
  if (wait === 0) return
  reply.header('retry-after', Math.ceil(wait / 1000))
  throw refuse('RATE_LIMITED')
}
