import { Refusal } from '../../refusal.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import type { StoredReply } from './stored-reply.ts'

/**
 * Returns the reply to a concurrent request with the same idempotency key, or undefined if there is none. On PostgreSQL both run at the same time, so the
 * other one's changes can be the cause of this one's refusal.
 */
export async function replyOfConcurrentRequest(exchange: Exchange, error: unknown): Promise<StoredReply | undefined> {
  if (!exchange.repeatable || !(error instanceof Refusal)) return undefined
  return exchange.route.deps.db
    .read((tx) => enter(exchange, tx))
    .then(
      ({ storedReply }) => storedReply,
      () => undefined,
    )
}
