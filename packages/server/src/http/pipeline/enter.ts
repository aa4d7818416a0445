import type { FoundSession } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import { admit } from './admit.ts'
import { authenticate } from './authenticate.ts'
import type { Exchange } from './exchange.ts'
import { recall } from './recall.ts'
import type { StoredReply } from './stored-reply.ts'

export interface Entered {
  /** The server's clock, the same throughout the transaction. */
  readonly now: number
  readonly session: FoundSession | undefined
  /** The reply to the same request made before: nothing is left to do. */
  readonly storedReply: StoredReply | undefined
}

/**
 * Everything before the handler: the caller's session, the stored reply of a repeated request, the right to make the call. Throws what `recall` and
 * `admit` throw.
 */
export async function enter({ route, request: { caller }, repeatable }: Exchange, tx: Tx): Promise<Entered> {
  const now = route.deps.clock()
  const session = await authenticate(route, tx, caller.tokenHash, now)
  const storedReply = repeatable ? await recall(tx, repeatable, caller.tokenHash, session, now) : undefined
  if (!storedReply) admit(route.spec, caller, session)
  return { now, session, storedReply }
}
