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

/** Counts a call. Throws RATE_LIMITED if it exceeds the limit, and sets the header `retry-after`. `who` is a token hash or a network. */
export async function limitRate(
  { counter, config }: { readonly counter: Counter; readonly config: { readonly rateFactor: number } },
  rate: RateName,
  who: string,
  reply: { header(name: string, value: number): unknown },
): Promise<void> {
  if (config.rateFactor === 0) return
  const { max, window } = rates[rate]
  const { count, left } = await counter.count(`${rate}:${who}`, window)
  if (count <= max * config.rateFactor) return
  reply.header('retry-after', Math.ceil(left / 1000))
  throw refuse('RATE_LIMITED')
}
