import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { isApiRequest } from './api-request.ts'

/** If REDIRECT_TO is set, replies to every call with 307 and that URL as `message`. */
export function redirectMoved(app: FastifyInstance, { redirectTo }: Config): void {
  if (!redirectTo) return
  app.addHook('onRequest', async (request, reply) => {
    if (isApiRequest(request)) return reply.status(307).send({ message: redirectTo })
  })
}

/** Replies with an empty 204 to the first call of clients older than MIN_CLIENT_VERSION, which makes them reload. */
export function rejectOutdated(app: FastifyInstance, { minClientVersion }: Config): void {
  if (minClientVersion === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const { frontVersion } = request.query as { frontVersion?: string }
    if (request.routeOptions.url === '/api/player/info/current' && Number(frontVersion) < minClientVersion) return reply.status(204).send()
  })
}
