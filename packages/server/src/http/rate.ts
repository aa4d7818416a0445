import { type RateName, rates } from '@skystair/contract'
import ipaddr from 'ipaddr.js'
import type { Counter } from '../counter.ts'
import { refuse } from '../refusal.ts'

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
