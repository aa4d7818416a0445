import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from '../../live/bus/bus.ts'
import type { After } from './work.ts'

/** Does what a call has left for after its commit. What is lost on the way does not undo the call: clients ask anew for what they missed. */
export async function deliver(afterwards: readonly After[], bus: Bus, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  for (const work of afterwards)
    try {
      await work(bus)
    } catch (error) {
      log.error({ err: error }, 'live message lost')
    }
}
