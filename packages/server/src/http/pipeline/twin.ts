import { Refusal } from '../../refusal.ts'
import type { Answer } from './answer.ts'
import { enter } from './enter.ts'
import type { Exchange } from './exchange.ts'

/** The answer that a twin of this request was given, where what the twin has done is what refuses this one: on PostgreSQL both run at the same time. */
export async function answerOfTwin(exchange: Exchange, error: unknown): Promise<Answer | undefined> {
  if (!exchange.repeatable || !(error instanceof Refusal)) return undefined
  return exchange.route.deps.db
    .tx((tx) => enter(exchange, tx))
    .then(
      ({ known }) => known,
      () => undefined,
    )
}
