import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

const ending = new WeakSet<FastifyInstance>()
const listeners = new WeakMap<FastifyInstance, ((seconds: number) => void)[]>()

/** True while the server is shutting down: load balancers should send it nothing new. */
export const isDraining = (app: FastifyInstance): boolean => ending.has(app)

/** Adds a listener for the start of the shutdown, while calls are still accepted; it gets the seconds that are left. */
export function onDrain(app: FastifyInstance, listener: (seconds: number) => void): void {
  listeners.set(app, [...(listeners.get(app) ?? []), listener])
}

/** Shuts down: reports to load balancers that it is not ready, waits this many seconds, finishes pending calls and closes. A second call does nothing. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  if (ending.has(app)) return
  ending.add(app)
  for (const listener of listeners.get(app) ?? []) listener(seconds)
  await sleep(seconds * 1000)
  await app.close()
}

/** Sets `connection: close` on replies during the shutdown. Calls that arrive while the server closes throw DRAINING. */
export function closeConnectionsOnDrain(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (closing || isDraining(app)) reply.header('connection', 'close')
    done(closing ? refuse('DRAINING') : undefined)
  })
}
