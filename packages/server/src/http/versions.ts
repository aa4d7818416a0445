import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** A server that has moved sends every call to its new address: 307 with the address as `message`. */
export function moved(app: FastifyInstance, { redirectTo }: Config): void {
  if (!redirectTo) return
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return reply.status(307).send({ message: redirectTo })
  })
}

/** Clients older than the operator allows are told to reload: an empty 204 to their first call. */
export function outdated(app: FastifyInstance, { minClientVersion }: Config): void {
  if (minClientVersion === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { frontVersion } = request.query as { frontVersion?: string }
    if (request.url.startsWith('/api/player/info/current') && Number(frontVersion) < minClientVersion) return reply.status(204).send()
  })
}
