import type { Counter } from '../../counter.ts'
import type { AnyContext, AnyRun } from '../../handlers.ts'
import type { Bus } from '../../live/bus/bus.ts'
import { activityOn } from '../../session/activity.ts'
import { notifyOtherSessions } from '../../session/notify-other-sessions.ts'
import { hashToken } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import type { Entered } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { requestOf } from './request.ts'
import type { StoredReply } from './stored-reply.ts'

/** Runs after the transaction is committed. */
export type AfterCommit = (bus: Bus, counter: Counter) => void | Promise<void>

/** The result of a call, valid once its transaction is committed. */
export interface CallResult {
  readonly storedReply: StoredReply
  readonly afterCommit: readonly AfterCommit[]
}

/** Runs a call's handler in its transaction. Throws what the handler throws. */
export async function work(exchange: Exchange, tx: Tx, { session, now }: Entered, run: AnyRun): Promise<CallResult> {
  const { spec, recentSessions, rewardKinds, personal, ratings, bonuses } = exchange.route
  const afterCommit: AfterCommit[] = []
  const headers: Record<string, string> = {}
  let owner = session ? exchange.request.caller.tokenHash : null
  const context = {
    ...requestOf(exchange, { session, now }),
    tx,
    rewardKinds,
    personal,
    ratings,
    bonuses,
    header(name: string, value: string) {
      headers[name] = value
    },
    after: (work: AfterCommit) => afterCommit.push(work),
    sessionEnds(tokenHash: string) {
      if (tokenHash === owner) owner = null
      afterCommit.push((bus) => bus.endSession(tokenHash))
    },
  } as AnyContext
  const reply = await run(context)
  if (session && spec.changes) await notifyOtherSessions(context, session)
  if (headers.session) {
    const opened = hashToken(headers.session)
    owner = opened
    afterCommit.push(() => recentSessions.note(opened, true))
  }
  const changed = [...tx.changed]
  if (changed.length > 0) afterCommit.push((bus) => activityOn(bus).note(changed, now))
  return { storedReply: { reply, headers, session: owner }, afterCommit }
}
