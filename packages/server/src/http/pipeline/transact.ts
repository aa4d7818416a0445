import type { AnyRun } from '../../handlers.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'
import { Raced, remember } from './remember.ts'
import { type Done, work } from './work.ts'

/** A call's one transaction: who calls, the work, and its answer remembered, all or nothing. */
export async function transact(exchange: Exchange, run: AnyRun): Promise<Done> {
  const { repeatable, route } = exchange
  const attempt = () =>
    route.deps.db.tx(async (tx): Promise<Done> => {
      const entered = await enter(exchange, tx)
      if (entered.known) return { answer: entered.known, afterwards: [] }
      const done = await work(exchange, tx, entered, run)
      if (repeatable) await remember(tx, repeatable, done.answer, entered.now)
      return done
    })
  try {
    return await attempt()
  } catch (error) {
    // Its twin was answered meanwhile: what was done is undone, and the second look finds the twin's answer.
    if (error instanceof Raced) return attempt()
    throw error
  }
}
