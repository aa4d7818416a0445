import type { FastifyReply, FastifyRequest } from 'fastify'
import { completeRefusal } from './complete-refusal.ts'
import { replyOfConcurrentRequest } from './concurrent-request.ts'
import { deliver } from './deliver.ts'
import { endOfTurn } from './end-of-turn.ts'
import { type Exchange, exchangeOf } from './exchange.ts'
import { prepare } from './prepare.ts'
import type { Route } from './route.ts'
import type { StoredReply } from './stored-reply.ts'
import { transact } from './transact.ts'
import { write } from './write.ts'

/**
 * Runs a request whose rate and input were checked. Each step is in the file of its name: `prepare` does work that must not hold a transaction, such as
 * hashing a password; `transact` runs `enter` (`authenticate`, `recall` the reply of a repeated request, `admit`), `work` and `remember`; `deliver` sends
 * live messages after the commit; `write` sends the reply as JSON. An error in any step ends the request (see `completeRefusal`), unless a concurrent request
 * with the same key got a reply (see `replyOfConcurrentRequest`).
 */
export async function runCall(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    const stored = await replyTo(exchangeOf(route, request))
    // The replies of calls that change something are ready together anyway, after their common commit.
    if (!route.spec.changes) await endOfTurn()
    return write(route, stored, reply)
  } catch (error) {
    throw await completeRefusal({ route, request }, error)
  }
}

async function replyTo(exchange: Exchange): Promise<StoredReply> {
  const { deps } = exchange.route
  try {
    const prepared = await prepare(exchange)
    if ('storedReply' in prepared) return prepared.storedReply
    const { storedReply, afterCommit } = await transact(exchange, prepared.run)
    if (afterCommit.length > 0) await deliver(afterCommit, deps, exchange.request.log)
    return storedReply
  } catch (error) {
    const reply = await replyOfConcurrentRequest(exchange, error)
    if (reply) return reply
    throw error
  }
}
