import { Refusal } from '../../refusal.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import type { StoredReply } from './stored-reply.ts'

/**
 * Returns the reply to a concurrent request with the same idempotency key, or undefined where there is none. On PostgreSQL both run at the same time,
 * so that what the other one has changed can be the cause of this one's refusal.
 */
export async function replyOfConcurrentRequest(exchange: Exchange, error: unknown): Promise<StoredReply | undefined> {
  if (!exchange.repeatable || !(error instanceof Refusal)) return undefined
  return exchange.route.deps.db
    .tx((tx) => enter(exchange, tx))
    .then(
      ({ storedReply }) => storedReply,
      () => undefined,
    )
}
