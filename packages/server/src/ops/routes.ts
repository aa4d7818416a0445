import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from '../refusal.ts'
import { draining } from './drain.ts'
import { registry } from './metrics.ts'

/** Milliseconds that a neighbour is waited for: a balancer asks often, and waits little. */
const PATIENCE = 1000

/** Whether a neighbour answers in time. */
const answers = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    sleep(PATIENCE, false, { ref: false }),
  ])

/** For whoever operates the server: alive, ready for calls, and its figures. */
export function opsRoutes(app: FastifyInstance, { db, bus, config }: Deps): void {
  app.get('/health', () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    const [storage, live] = await Promise.all([answers(db.tx((tx) => tx.one('select 1 as one'))), answers(bus.ping())])
    // A node without its bus still answers calls: taking all nodes away because of it would help nobody.
    const ready = storage && !draining(app)
    return reply.status(ready ? 200 : 503).send({ ready, storage, live, draining: draining(app) })
  })
  app.get('/metrics', async (request, reply) => {
    if (config.metricsToken && request.headers.authorization !== `Bearer ${config.metricsToken}`) throw refuse('FORBIDDEN')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
