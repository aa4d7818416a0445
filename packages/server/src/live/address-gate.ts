// Holds back addresses with many sockets that have not said whose they are.
import type { IncomingMessage } from 'node:http'
import { network } from '../http/rate.ts'

/** Milliseconds in which the sockets that were given up without an owner are counted. */
const WINDOW = 60_000
/** How many times as many may be given up in a window as may be open at once. */
const GIVEN_UP = 4
/** Addresses that are remembered without an open socket. */
const MAX_ADDRESSES = 10_000

interface Address {
  /** Open sockets without an owner. */
  waiting: number
  /** Those that were closed without one since the window began. */
  givenUp: number
  since: number
}

/** Returns the address of a client that connects through this many trusted proxies, as for calls. */
export function addressOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const hops = [
    socket.remoteAddress ?? '',
    ...forwarded
      .map((hop) => hop.trim())
      .filter(Boolean)
      .reverse(),
  ]
  return hops[Math.min(proxies, hops.length - 1)]!
}

/** Returns a gate for the sockets of each address, IPv6 by its network; 0 lets all pass. */
export function addressGate(max: number, clock: () => number) {
  const addresses = new Map<string, Address>()

  function prune(now: number): void {
    if (addresses.size < MAX_ADDRESSES) return
    for (const [key, { waiting, since }] of addresses) if (waiting === 0 && since <= now - WINDOW) addresses.delete(key)
  }

  return {
    /** Counts a new socket. Returns null if its address has too many; else a function to call once, when the socket has an owner or is closed without one. */
    enter(ip: string): ((isOwned: boolean) => void) | null {
      const [key, now] = [network(ip), clock()]
      prune(now)
      const address = addresses.get(key) ?? { waiting: 0, givenUp: 0, since: now }
      addresses.set(key, address)
      // Times in the future come from a clock that was set back.
      if (address.since <= now - WINDOW || address.since > now) Object.assign(address, { givenUp: 0, since: now })
      if (max > 0 && (address.waiting >= max || address.givenUp >= max * GIVEN_UP)) return null
      address.waiting++
      let isOver = false
      return (isOwned) => {
        if (isOver) return
        isOver = true
        address.waiting--
        if (!isOwned) address.givenUp++
      }
    },
  }
}
