import type { FastifyRequest } from 'fastify'
import { hashToken } from '../../session/session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for the calls of the contract, before anything else. */
    caller: Caller
  }
}

/** Who asks, as the request says it. Whether there is such a session is not known yet. */
export interface Caller {
  readonly token: string | null
  readonly tokenHash: string | null
}

/** The session token as it came: query value `session`, or a bearer header. */
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
