import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../refusal.ts'
import { originAllowed, originListed } from './origin.ts'

/** Who may call from another origin, and what browsers must keep to. Frames are allowed to those the operator names: portals embed the game. */
export async function setHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && originListed(config.allowedOrigins, origin)),
    credentials: true,
    exposedHeaders: ['session', 'authorization', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
  })
  // Calls change things even by GET, so a foreign page may not make any, whatever its browser lets it read.
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/') && !originAllowed(config.allowedOrigins, request.headers.origin, request.host))
      throw refuse('ORIGIN_FORBIDDEN')
  })
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // The game puts its own style element into its root, and React sets style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    `frame-ancestors ${config.frameAncestors.join(' ')}`,
  ].join('; ')
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    // A platform's page has a policy of its own.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}
