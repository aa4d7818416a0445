import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { refuse } from '../refusal.ts'
import type { WatchedDb } from '../storage/health.ts'
import type { Trouble } from '../storage/trouble.ts'
import { isDraining } from './drain.ts'
import { clockAhead, registry } from './metrics.ts'

/** Milliseconds to wait for the database and the bus: load balancers check often and wait briefly. */
const TIMEOUT = 700
/** Milliseconds for which a result is cached, so that many requests do not keep the database busy. */
const VALID = 500

/** Why the database or the bus does not work; null if it does. */
interface State {
  readonly database: Trouble | null
  readonly redis: Trouble | null
}

const within = (work: Promise<Trouble | null>): Promise<Trouble | null> =>
  Promise.race([work, sleep(TIMEOUT, 'no response' as const, { ref: false })])

/** Returns a function that checks the state, at most once per `VALID`. */
function examine({ bus, clock }: Pick<Deps, 'bus' | 'clock'>, write: WatchedDb['write']): () => Promise<State> {
  let last: { readonly at: number; readonly state: Promise<State> } | undefined
  const ask = async (): Promise<State> => {
    const live = bus.ping().then(
      () => null,
      () => 'no response' as const,
    )
    const [database, redis] = await Promise.all([within(write(clock())), within(live)])
    return { database, redis }
  }
  return () => {
    if (!last || performance.now() - last.at > VALID) last = { at: performance.now(), state: ask() }
    return last.state
  }
}

/** Serves health, readiness and metrics to operators. */
export function opsRoutes(app: FastifyInstance, deps: Deps, write: WatchedDb['write']): void {
  const { config } = deps
  const state = examine(deps, write)
  app.get('/health', () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    const { database, redis } = await state()
    const draining = isDraining(app)
    // A node without its bus still serves calls, so it stays ready: otherwise a failure of the bus would take all nodes out.
    const ready = database === null && !draining
    const failing = { ...(database ? { database } : {}), ...(redis ? { redis } : {}), ...deps.membership?.unfit() }
    return reply.status(ready ? 200 : 503).send({ ready, storage: database === null, live: redis === null, draining, failing })
  })
  app.get('/metrics', async (request, reply) => {
    if (config.metricsToken && request.headers.authorization !== `Bearer ${config.metricsToken}`) throw refuse('FORBIDDEN')
    clockAhead.set((deps.membership?.ahead() ?? 0) / 1000)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
