import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuse } from '../refusal.ts'
import { isApiRequest } from './api-request.ts'
import { originAllowed, originListed } from './origin.ts'

/** The policy of replies that are no pages. Why not that of pages: it would make each reply longer, which costs time. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** Sets CORS and the security headers. The operator's settings decide which pages may embed the game in a frame. */
export async function setHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(cors, {
    origin: (origin, callback) => callback(null, origin !== undefined && originListed(config.allowedOrigins, origin)),
    credentials: true,
    exposedHeaders: ['session', 'authorization', 'retry-after', 'x-request-id'],
    maxAge: 86_400,
  })
  // Some GET calls change state. CORS only prevents a foreign page from reading the reply, so its calls are rejected here.
  app.addHook('onRequest', (request, _reply, done) => {
    const isForeign = isApiRequest(request) && !originAllowed(config.allowedOrigins, request.headers.origin, request.host)
    done(isForeign ? refuse('ORIGIN_FORBIDDEN') : undefined)
  })
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    // The game adds its own style element, and React sets style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'self'",
    `frame-ancestors ${config.frameAncestors.join(' ')}`,
  ].join('; ')
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id)
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    const isCall = isApiRequest(request)
    // A platform's page has its own policy.
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', isCall ? NO_PAGE : policy)
    if (isCall) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}
