import { type CallName, type CallSpec, contract } from '@skystair/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Area } from '../area.ts'
import type { Deps } from '../deps.ts'
import { joinRewardKinds } from '../economy/reward-kinds.ts'
import type { AnyHandler } from '../handlers.ts'
import { refuse } from '../refusal.ts'
import { recentSessions } from '../session/recent-sessions.ts'
import { rejectZeroBytes } from './input.ts'
import { requireToken } from './pipeline/admit.ts'
import { callerOf } from './pipeline/caller.ts'
import { limit } from './pipeline/limit.ts'
import { runCall } from './pipeline/pipeline.ts'
import type { Shared } from './pipeline/route.ts'

/** Adds a route for every call of the contract; a planned one throws NOT_BUILT. Throws where a built call has no handler. */
export function addRoutes(app: FastifyInstance, deps: Deps, areas: readonly Area[]): void {
  const rewardKinds = joinRewardKinds(areas.map((area) => area.rewardKinds ?? {}))
  const shared: Shared = { deps, areas, recentSessions: recentSessions(), rewardKinds }
  const handlers = Object.assign({}, ...areas.map((area) => area.handlers)) as Record<string, AnyHandler>
  app.decorateRequest('caller')
  for (const [area, calls] of Object.entries(contract))
    for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
      if (!handlers[name] && spec.status !== 'planned') throw new Error(`The call ${name} of the area ${area} has no handler.`)
      addRoute(app, shared, name, spec, handlers[name])
    }
}

function addRoute(app: FastifyInstance, shared: Shared, name: CallName, spec: CallSpec, handler: AnyHandler | undefined): void {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  const common = { method, url: path.replace(/\{(\w+)\}/g, ':$1'), config: { call: name } }
  const arrive = async (request: FastifyRequest, reply: FastifyReply) => {
    request.caller = callerOf(request)
    await limit(shared, spec.rate, request, reply)
  }
  if (!handler) {
    app.route({ ...common, onRequest: arrive, handler: () => Promise.reject(refuse('NOT_BUILT')) })
    return
  }
  const route = { ...shared, name, spec, handler }
  app.route({
    ...common,
    onRequest: [arrive, async ({ caller }) => requireToken(spec, caller)],
    preHandler: rejectZeroBytes,
    schema: {
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
    },
    handler: (request, reply) => runCall(route, request, reply),
  })
}
