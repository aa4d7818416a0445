import type { RateName } from '@skystair/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { holdRate, network } from '../rate.ts'
import type { Shared } from './route.ts'

/** Calls by which names and passwords could be tried out are counted by address, whatever session they claim. */
const BY_ADDRESS = new Set<RateName>(['auth', 'register'])

/**
 * Refuses with RATE_LIMITED. Counts a session by itself once it was found on this node, and everything else by its address: invented sessions would
 * otherwise each be let in as often as a real one. The session is looked up later, in the call's transaction, so that what is refused here costs none.
 */
export async function limit(
  { deps, known }: Pick<Shared, 'deps' | 'known'>,
  rate: RateName,
  { caller: { tokenHash }, ip }: Pick<FastifyRequest, 'caller' | 'ip'>,
  reply: Pick<FastifyReply, 'header'>,
): Promise<void> {
  const bySession = tokenHash !== null && !BY_ADDRESS.has(rate) && known.has(tokenHash)
  await holdRate(deps, rate, bySession ? tokenHash : network(ip), reply)
}
