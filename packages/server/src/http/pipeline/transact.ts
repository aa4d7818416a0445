import type { AnyRun } from '../../handlers.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { remember } from './remember.ts'
import { type CallResult, work } from './work.ts'

/** Runs `enter`, `work` and `remember` in one transaction: all or nothing. A call that changes nothing needs none. */
export function transact(exchange: Exchange, run: AnyRun): Promise<CallResult> {
  const { repeatable, route } = exchange
  const { db } = route.deps
  return (route.spec.changes ? db.tx : db.read)(async (tx): Promise<CallResult> => {
    const entered = await enter(exchange, tx, route.spec.changes === true)
    if (entered.storedReply) return { storedReply: entered.storedReply, afterCommit: [] }
    const done = await work(exchange, tx, entered, run)
    if (repeatable) await remember(tx, repeatable, done.storedReply, entered, route.derived)
    return done
  })
}
