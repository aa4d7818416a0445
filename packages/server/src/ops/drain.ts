import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

const ending = new WeakSet<FastifyInstance>()
const hearers = new WeakMap<FastifyInstance, (() => void)[]>()

/** Whether the server is on its way out: balancers should send nothing new. */
export const draining = (app: FastifyInstance): boolean => ending.has(app)

/** Called when the server begins to end, while it still answers. */
export function onDrain(app: FastifyInstance, hear: () => void): void {
  hearers.set(app, [...(hearers.get(app) ?? []), hear])
}

/** Tells balancers and clients to look elsewhere, waits, finishes the calls under way and closes. A second call does nothing. */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  if (ending.has(app)) return
  ending.add(app)
  for (const hear of hearers.get(app) ?? []) hear()
  await sleep(seconds * 1000)
  await app.close()
}

/** Tells clients to leave their open connections once the server begins to end; calls that come in on them while it closes are sent elsewhere. */
export function leaveConnections(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onRequest', async (_request, reply) => {
    if (closing || draining(app)) reply.header('connection', 'close')
    if (closing) throw refuse('DRAINING')
  })
}
