import type { FoundSession } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import { admit } from './admit.ts'
import type { Answer } from './answer.ts'
import { authenticate } from './authenticate.ts'
import type { Exchange } from './exchange.ts'
import { recall } from './recall.ts'

export interface Entered {
  /** The server's clock, the same throughout the transaction. */
  readonly now: number
  readonly session: FoundSession | undefined
  /** The answer to a request that was answered before: nothing is left to do. */
  readonly known: Answer | undefined
}

/** What comes before any work: who calls, what they were answered before, and whether they may call. */
export async function enter({ route, request: { caller }, repeatable }: Exchange, tx: Tx): Promise<Entered> {
  const now = route.deps.clock()
  const session = await authenticate(route, tx, caller.tokenHash, now)
  const known = repeatable ? await recall(tx, repeatable, caller.tokenHash, session, now) : undefined
  if (!known) admit(route.spec, caller, session)
  return { now, session, known }
}
