import type { AnyRun } from '../../handlers.ts'
import type { Answer } from './answer.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { requestOf } from './request.ts'

/**
 * Does what must not hold a transaction, such as hashing a password, for a caller who may make the call. Returns what is to run inside of the call's
 * transaction; or the answer where the request was answered before, so that it is not prepared again.
 */
export async function prepare(exchange: Exchange): Promise<{ readonly run: AnyRun } | { readonly known: Answer }> {
  const { handler, deps } = exchange.route
  if (typeof handler === 'function') return { run: handler }
  const { known, ...entered } = await deps.db.tx((tx) => enter(exchange, tx))
  return known ? { known } : { run: await handler.prepare({ ...requestOf(exchange, entered), db: deps.db }) }
}
