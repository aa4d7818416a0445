import type { AnyRun } from '../../handlers.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { requestOf } from './request.ts'
import type { StoredReply } from './stored-reply.ts'

/**
 * Runs the handler's `prepare`, if it has one, outside the call's transaction and only if the caller may make the call. Returns the function to run inside
 * the transaction, or the stored reply of a repeated request. Throws what `enter` throws.
 */
export async function prepare(exchange: Exchange): Promise<{ readonly run: AnyRun } | { readonly storedReply: StoredReply }> {
  const { handler, deps } = exchange.route
  if (typeof handler === 'function') return { run: handler }
  const { storedReply, ...entered } = await deps.db.read((tx) => enter(exchange, tx))
  return storedReply
    ? { storedReply }
    : { run: await handler.prepare({ ...requestOf(exchange, entered), db: deps.db, counter: deps.counter }) }
}
