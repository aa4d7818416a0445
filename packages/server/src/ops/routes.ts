import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from '../refusal.ts'
import { isDraining } from './drain.ts'
import { registry } from './metrics.ts'

/** Milliseconds to wait for the database and the bus: load balancers ask often and wait briefly. */
const TIMEOUT = 1000

/** Whether the work succeeds within the timeout. */
const respondsInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    sleep(TIMEOUT, false, { ref: false }),
  ])

/** Serves health, readiness and metrics to operators. */
export function opsRoutes(app: FastifyInstance, { db, bus, config }: Deps): void {
  app.get('/health', () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    const [storage, live] = await Promise.all([respondsInTime(db.tx((tx) => tx.one('select 1 as one'))), respondsInTime(bus.ping())])
    // A node without its bus still serves calls: it stays ready, since otherwise a failure of the bus would take all nodes out.
    const ready = storage && !isDraining(app)
    return reply.status(ready ? 200 : 503).send({ ready, storage, live, draining: isDraining(app) })
  })
  app.get('/metrics', async (request, reply) => {
    if (config.metricsToken && request.headers.authorization !== `Bearer ${config.metricsToken}`) throw refuse('FORBIDDEN')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
