import type { FastifyRequest } from 'fastify'
import { type Repeatable, repeatableOf } from './repeatable.ts'
import type { Route } from './route.ts'

/** One request to a call. */
export interface Exchange {
  readonly route: Route
  readonly request: FastifyRequest
  /** Null if the call changes nothing, or the request has no idempotency key. */
  readonly repeatable: Repeatable | null
}

/** Throws BAD_INPUT for a malformed idempotency key, even if the call changes nothing. */
export function exchangeOf(route: Route, request: FastifyRequest): Exchange {
  const repeatable = repeatableOf(route.name, request, request.caller)
  return { route, request, repeatable: route.spec.changes ? repeatable : null }
}
