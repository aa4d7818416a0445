import { type RateName, rates } from '@skystair/contract'
import ipaddr from 'ipaddr.js'
import type { Counter } from '../counter.ts'
import { refuse } from '../refusal.ts'

/** The networks of the addresses that have called last: it takes long to parse one. */
const networks = new Map<string, string>()
const MAX_NETWORKS = 10_000

/** Returns the key by which an address is counted: an IPv4 address itself, an IPv6 address's /64 network, since a client usually has all of it. */
export function network(ip: string): string {
  let found = networks.get(ip)
  if (found === undefined) {
    if (networks.size >= MAX_NETWORKS) networks.clear()
    found = networkOf(ip)
    networks.set(ip, found)
  }
  return found
}

function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  const groups = address.parts.slice(0, 4).map((group) => group.toString(16))
  return `${groups.join(':')}::/64`
}

/** Counts a call. Returns the milliseconds to wait before it may be made, or 0. `who` is a token hash or a network. */
async function waitFor(counter: Counter, rate: RateName, who: string, factor: number): Promise<number> {
  if (factor === 0) return 0
  const { max, window } = rates[rate]
  const { count, left } = await counter.count(`${rate}:${who}`, window)
  return count > max * factor ? left : 0
}

/** Counts a call. Throws RATE_LIMITED if it exceeds the limit, and sets the header `retry-after`. */
export async function limitRate(
  { counter, config }: { readonly counter: Counter; readonly config: { readonly rateFactor: number } },
  rate: RateName,
  who: string,
  reply: { header(name: string, value: number): unknown },
): Promise<void> {
  const wait = await waitFor(counter, rate, who, config.rateFactor)
  if (wait === 0) return
  reply.header('retry-after', Math.ceil(wait / 1000))
  throw refuse('RATE_LIMITED')
}
