import type { FastifyBaseLogger } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { AfterCommit } from './work.ts'

/** Runs what a call has registered for after its commit. Failures are only logged: clients request missed live messages again. */
export async function deliver(
  afterwards: readonly AfterCommit[],
  { bus, counter }: Pick<Deps, 'bus' | 'counter'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  for (const work of afterwards)
    try {
      await work(bus, counter)
    } catch (error) {
      log.error({ err: error }, 'live message lost')
    }
}
