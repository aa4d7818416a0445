import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../../live/bus/bus.ts'
import type { AfterCommit } from './work.ts'

/** Runs what a call has registered for after its commit. Failures are only logged: clients request missed live messages again. */
export async function deliver(afterwards: readonly AfterCommit[], bus: Bus, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  for (const work of afterwards)
    try {
      await work(bus)
    } catch (error) {
      log.error({ err: error }, 'live message lost')
    }
}
