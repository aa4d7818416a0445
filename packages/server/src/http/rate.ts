import { type RateName, rates } from '@skystair/contract'
import ipaddr from 'ipaddr.js'
import type { Counter } from '../counter.ts'
import { Refusal } from '../refusal.ts'

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

interface Counting {
  readonly counter: Counter
  readonly config: { readonly rateFactor: number }
}

/** How much a limit is exceeded. */
export interface Excess {
  /** Milliseconds until the window ends. */
  readonly left: number
  /** Whether this is the first event of the window that exceeds the limit. */
  readonly isFirst: boolean
}

/** Counts an event of `who`. Returns null while the limit is not exceeded. */
export async function excessOf({ counter, config }: Counting, rate: RateName, who: string): Promise<Excess | null> {
  if (config.rateFactor === 0) return null
  const { max, window } = rates[rate]
  const { count, left } = await counter.count(`${rate}:${who}`, window)
  const allowed = Math.floor(max * config.rateFactor)
  return count <= allowed ? null : { left, isFirst: count === allowed + 1 }
}

/** Resets the count of `who` and restarts its window. */
export const forgetRate = (counter: Counter, rate: RateName, who: string): Promise<void> =>
  counter.forget(`${rate}:${who}`, rates[rate].window)

/** The error of a call that may be repeated after this many milliseconds. */
export const rateLimited = (left: number): Refusal => new Refusal('RATE_LIMITED', {}, Math.ceil(left / 1000))

/** Counts a call. Throws RATE_LIMITED if it exceeds the limit. `who` is a token hash or a network. */
export async function limitRate(counting: Counting, rate: RateName, who: string): Promise<void> {
  const excess = await excessOf(counting, rate, who)
  if (excess) throw rateLimited(excess.left)
}
