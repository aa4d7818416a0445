import type { FastifyRequest } from 'fastify'
import { type Repeatable, repeatableOf } from './repeatable.ts'
import type { Route } from './route.ts'

/** One request to a call. */
export interface Exchange {
  readonly route: Route
  readonly request: FastifyRequest
  /** Null where the request brings no idempotency key. */
  readonly repeatable: Repeatable | null
}

/** Refuses with BAD_INPUT an idempotency key that cannot be. */
export const exchangeOf = (route: Route, request: FastifyRequest): Exchange => ({
  route,
  request,
  repeatable: repeatableOf(route.name, request, request.caller),
})
