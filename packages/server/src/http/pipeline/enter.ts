import type { FoundSession } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import { admit } from './admit.ts'
import { authenticate } from './authenticate.ts'
import type { Exchange } from './exchange.ts'
import { findReply, recall } from './recall.ts'
import type { StoredReply } from './stored-reply.ts'

export interface Entered {
  /** The server's time, the same throughout the transaction. */
  readonly now: number
  readonly session: FoundSession | undefined
  /** The stored reply to the same request: nothing is left to do. */
  readonly storedReply: StoredReply | undefined
}

/**
 * Does everything before the handler: finds the caller's session (`lock` also locks its player) and the stored reply of a repeated request, and checks that the
 * caller may make the call. Throws what `recall` and `admit` throw.
 */
export async function enter({ route, request: { caller }, repeatable }: Exchange, tx: Tx, lock = false): Promise<Entered> {
  const now = route.deps.clock()
  // PostgreSQL gets both statements at once.
  const found = authenticate(route, tx, caller.tokenHash, now, lock)
  const [session, row] = repeatable ? await Promise.all([found, findReply(tx, repeatable, now)]) : [await found]
  const storedReply = repeatable && row ? await recall(tx, repeatable, row, caller.tokenHash, session, now, route.derived) : undefined
  if (!storedReply) admit(route.spec, caller, session)
  return { now, session, storedReply }
}
