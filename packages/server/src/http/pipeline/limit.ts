import type { RateName } from '@skystair/contract'
import type { FastifyRequest } from 'fastify'
import { limitRate, network } from '../rate.ts'
import type { Shared } from './route.ts'

/** Calls that could be used to guess names and passwords, or to fill the disk by many guests, are counted by address, with or without a session. */
const BY_ADDRESS = new Set<RateName>(['auth', 'register', 'log', 'report'])

/**
 * Throws RATE_LIMITED. Counts by session if this node has seen the session before, otherwise by address: invented tokens would otherwise get a limit each.
 * The session itself is looked up later, in the call's transaction, so that a refused request costs no transaction.
 */
export function limit(
  { deps, recentSessions }: Pick<Shared, 'deps' | 'recentSessions'>,
  rate: RateName,
  { caller: { tokenHash }, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
): Promise<void> {
  const bySession = tokenHash !== null && !BY_ADDRESS.has(rate) && recentSessions.has(tokenHash)
  return limitRate(deps, rate, bySession ? tokenHash : network(ip))
}
