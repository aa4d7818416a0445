import { type CallName, type CallSpec, contract } from '@skystair/contract'
import type { FastifyInstance } from 'fastify'
import type { Area } from '../area.ts'
import { onlyBonuses } from '../bonuses.ts'
import type { Deps } from '../deps.ts'
import { joinRewardKinds } from '../economy/reward-kinds.ts'
import type { AnyHandler } from '../handlers.ts'
import { personalOf } from '../personal.ts'
import { joinRatings } from '../ratings.ts'
import { recentSessions } from '../session/recent-sessions.ts'
import { rejectZeroBytes } from './input.ts'
import { rejectEndedSession } from './known-session.ts'
import { requireToken } from './pipeline/admit.ts'
import { callerOf } from './pipeline/caller.ts'
import { derivedFields } from './pipeline/derived.ts'
import { limit } from './pipeline/limit.ts'
import { runCall } from './pipeline/pipeline.ts'
import type { Shared } from './pipeline/route.ts'

/** Adds a route for every call of the contract. Throws if a call has no handler. */
export function addRoutes(app: FastifyInstance, deps: Deps, areas: readonly Area[]): void {
  const rewardKinds = joinRewardKinds(areas.map((area) => area.rewardKinds ?? {}))
  const ratings = joinRatings(areas.map((area) => area.ratings ?? {}))
  const bonuses = onlyBonuses(areas.flatMap((area) => area.bonuses ?? []))
  const shared: Shared = { deps, areas, recentSessions: recentSessions(), rewardKinds, personal: personalOf(areas), ratings, bonuses }
  const handlers = Object.assign({}, ...areas.map((area) => area.handlers)) as Record<string, AnyHandler>
  app.decorateRequest('caller')
  for (const [area, calls] of Object.entries(contract))
    for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
      const handler = handlers[name]
      if (!handler) throw new Error(`The call ${name} of the area ${area} has no handler.`)
      addRoute(app, shared, name, spec, handler)
    }
}

function addRoute(app: FastifyInstance, shared: Shared, name: CallName, spec: CallSpec, handler: AnyHandler): void {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  const common = { method, url: path.replace(/\{(\w+)\}/g, ':$1'), config: { call: name } }
  const route = { ...shared, name, spec, handler, derived: derivedFields(spec, shared.areas) }
  app.route({
    ...common,
    // Some GET calls change state: a HEAD request must not run them.
    exposeHeadRoute: false,
    onRequest: async (request) => {
      request.caller = callerOf(request)
      await limit(shared, spec.rate, request)
      requireToken(spec, request.caller)
      rejectEndedSession(spec, request.caller, shared.recentSessions, request.headers['idempotency-key'])
    },
    preHandler: rejectZeroBytes,
    schema: {
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
    },
    handler: (request, reply) => runCall(route, request, reply),
  })
}
