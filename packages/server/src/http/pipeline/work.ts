import type { AnyContext, AnyRun } from '../../handlers.ts'
import type { Bus } from '../../live/bus/bus.ts'
import { tellingElsewhere } from '../../session/elsewhere.ts'
import { hashToken } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import type { Entered } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { requestOf } from './request.ts'
import type { StoredReply } from './stored-reply.ts'

/** Something to do once the transaction is committed. */
export type After = (bus: Bus) => void | Promise<void>

/** What a call has done, as far as its transaction holds. */
export interface Done {
  readonly storedReply: StoredReply
  readonly afterwards: readonly After[]
}

/** Runs a call's handler in its transaction. */
export async function work(exchange: Exchange, tx: Tx, { session, now }: Entered, run: AnyRun): Promise<Done> {
  const { spec, known, rewardKinds } = exchange.route
  const afterwards: After[] = []
  const headers: Record<string, string> = {}
  let told = session ? exchange.request.caller.tokenHash : null
  const context = {
    ...requestOf(exchange, { session, now }),
    tx,
    rewardKinds,
    header(name: string, value: string) {
      headers[name] = value
    },
    after: (work: After) => afterwards.push(work),
    sessionEnds(tokenHash: string) {
      if (tokenHash === told) told = null
      afterwards.push((bus) => bus.endSession(tokenHash))
    },
  } as AnyContext
  const reply = await (session && spec.changes ? tellingElsewhere(context, session, () => run(context)) : run(context))
  if (headers.session) {
    const opened = hashToken(headers.session)
    told = opened
    afterwards.push(() => known.note(opened, true))
  }
  return { storedReply: { reply, headers, session: told }, afterwards }
}
