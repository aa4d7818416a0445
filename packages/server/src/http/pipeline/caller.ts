import type { FastifyRequest } from 'fastify'
import { hashToken } from '../../session/session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the contract before any other step. */
    caller: Caller
  }
}

/** The session token of a request, not yet looked up. */
export interface Caller {
  readonly token: string | null
  readonly tokenHash: string | null
}

/** Returns the query value `session`, or else the token of a bearer header. */
function tokenOf({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): string | null {
  const { session } = query as { session?: unknown }
  if (typeof session === 'string' && session !== '') return session
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token ? token : null
}

export function callerOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Caller {
  const token = tokenOf(request)
  return { token, tokenHash: token === null ? null : hashToken(token) }
}
