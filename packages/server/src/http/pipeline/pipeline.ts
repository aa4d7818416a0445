import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './answer.ts'
import { deliver } from './deliver.ts'
import { type Exchange, exchangeOf } from './exchange.ts'
import { prepare } from './prepare.ts'
import { refused } from './refused.ts'
import type { Route } from './route.ts'
import { transact } from './transact.ts'
import { answerOfTwin } from './twin.ts'
import { write } from './write.ts'

/**
 * Carries one request out, once it is not over its rate and its input has the right shape. The steps, each in a file of its name:
 *
 * 1. `prepare` what must not hold a transaction, where the call has something of the kind
 * 2. `transact`: `enter` (`authenticate`, `recall` what was answered before, `admit`), `work`, `remember` the answer
 * 3. `deliver` live messages, now that the transaction is committed
 * 4. `write` the reply
 *
 * What one of them refuses ends the request: see `refused`. Unless the same request was answered meanwhile: see `answerOfTwin`.
 */
export async function carryOut(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  try {
    return write(route, await answerTo(exchangeOf(route, request)), reply)
  } catch (error) {
    throw await refused({ route, request }, error)
  }
}

async function answerTo(exchange: Exchange): Promise<Answer> {
  const { deps } = exchange.route
  try {
    const prepared = await prepare(exchange)
    if ('known' in prepared) return prepared.known
    const { answer, afterwards } = await transact(exchange, prepared.run)
    await deliver(afterwards, deps.bus, exchange.request.log)
    return answer
  } catch (error) {
    const answer = await answerOfTwin(exchange, error)
    if (answer) return answer
    throw error
  }
}
