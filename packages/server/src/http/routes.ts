import { type AccessLevel, type CallName, type CallRole, type CallSpec, contract, type RateName, refusals } from '@skystair/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../app.ts'
import { withCurrent } from '../conflict.ts'
import type { Context } from '../handlers.ts'
import type { Bus } from '../live/bus/bus.ts'
import { Refusal, refuse } from '../refusal.ts'
import { tellingElsewhere } from '../session/elsewhere.ts'
import { type FoundSession, findSession, hashToken, prolong } from '../session/session.ts'
import type { Db, Tx } from '../storage/db.ts'
import { type Answer, KEY, Raced, type Repeatable, recall, remember } from './idempotency.ts'
import { refuseZeroBytes, tokenOf } from './input.ts'
import { holdRate } from './rate.ts'

type AnyContext = Context<CallSpec>
type RouteDeps = Deps & Pick<AnyContext, 'rewardKinds'>
type AnyRun = (ctx: AnyContext) => Promise<unknown>
type AnyHandler =
  | AnyRun
  | { readonly prepare: (request: Omit<AnyContext, 'tx' | 'rewardKinds' | 'after' | 'header'> & { readonly db: Db }) => Promise<AnyRun> }

const height: Record<AccessLevel, number> = { TRIAL: 1, PLAYER: 2, MODERATOR: 3, ADMIN: 4, GOD: 5 }

/** Calls by which names and passwords could be tried out are counted by address, whatever session they claim. */
const BY_ADDRESS = new Set<RateName>(['auth', 'register'])

/** Refuses whoever may not make a call of this role. */
function admit(role: CallRole, access: AccessLevel | null): void {
  if (role === 'NONE') return
  if (access === null) throw refuse('SESSION_EXPIRED')
  if (height[access] < height[role]) throw refuse(role === 'PLAYER' ? 'REGISTERED_ONLY' : 'FORBIDDEN')
}

/** Makes a route of every call of the contract. A planned one answers NOT_BUILT; a built one without a handler ends the start. */
export function addRoutes(app: FastifyInstance, deps: RouteDeps, built: Readonly<Record<string, AnyHandler>>): void {
  for (const [area, calls] of Object.entries(contract))
    for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
      const handler = spec.status === 'planned' ? undefined : built[name]
      if (!handler && spec.status !== 'planned') throw new Error(`The call ${name} of the area ${area} has no handler.`)
      addRoute(app, deps, name, spec, handler)
    }
}

function addRoute(app: FastifyInstance, deps: RouteDeps, name: CallName, spec: CallSpec, handler: AnyHandler | undefined): void {
  const [method, path] = name.split(' ') as ['GET' | 'POST', string]
  const limit = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = tokenOf(request)
    const who = token && !BY_ADDRESS.has(spec.rate) ? hashToken(token) : request.ip
    await holdRate(deps, spec.rate, who, reply)
  }
  const sessionFirst = async (request: FastifyRequest) => {
    if (spec.role !== 'NONE' && !tokenOf(request)) throw refuse('SESSION_MISSING')
  }
  const url = path.replace(/\{(\w+)\}/g, ':$1')
  const config = { call: name }
  const declared = new Set(refusals(name, spec))
  if (!handler) {
    app.route({ method, url, config, onRequest: limit, handler: () => Promise.reject(refuse('NOT_BUILT')) })
    return
  }
  app.route({
    method,
    url,
    config,
    onRequest: [limit, sessionFirst],
    preHandler: refuseZeroBytes,
    schema: {
      ...(spec.params ? { params: spec.params } : {}),
      ...(spec.query ? { querystring: spec.query } : {}),
      ...(spec.body ? { body: spec.body } : {}),
    },
    handler: (request, reply) =>
      answer(deps, name, spec, handler, request, reply).catch(async (error) => {
        if (!(error instanceof Refusal)) throw error
        if (!declared.has(error.code)) {
          request.log.error({ call: name, code: error.code }, 'a call refused with a code that it does not declare')
          deps.onUndeclared?.(name, error.code)
        }
        const token = tokenOf(request)
        throw await withCurrent(deps.db, error, token && hashToken(token), deps.clock())
      }),
  })
}

/** Compiled when a call is first answered, and kept: compiling every shape beforehand would double the time of a start. */
const writers = new Map<CallName, (reply: Record<string, unknown>) => string>()
function writerOf(name: CallName, spec: CallSpec, reply: FastifyReply) {
  const write = writers.get(name) ?? reply.compileSerializationSchema(spec.reply as unknown as Record<string, unknown>)
  writers.set(name, write)
  return write
}

type After = (bus: Bus) => void | Promise<void>

async function answer(
  deps: RouteDeps,
  name: CallName,
  spec: CallSpec,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { db, bus, config, random, platforms, rewardKinds } = deps
  const token = tokenOf(request)
  const tokenHash = token ? hashToken(token) : null
  const key = request.headers['idempotency-key']
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) throw refuse('BAD_INPUT', { field: '/headers/idempotency-key' })
  const { session: _, ...query } = request.query as Record<string, unknown>
  const repeatable: Repeatable | null =
    key !== undefined
      ? { key: `${tokenHash ?? ''} ${key}`, call: name, asked: JSON.stringify([tokenHash, request.params, query, request.body ?? null]) }
      : null

  const asked = (found: FoundSession | undefined, now: number) => {
    admit(spec.role, found?.access ?? null)
    // Whoever comes with a session that is over is told so where the call promises it, and not taken for a stranger.
    if (token && !found && spec.errors?.includes('SESSION_EXPIRED')) throw refuse('SESSION_EXPIRED')
    return {
      now,
      random,
      config,
      platforms,
      origin: `${request.protocol}://${request.host}`,
      session:
        found && token && tokenHash
          ? { id: tokenHash, token, clientUuid: found.clientUuid, expiresAt: found.expiresAt, source: found.source }
          : null,
      access: found?.access ?? null,
      playerId: found?.playerId ?? null,
      lang: String(request.headers['accept-language'] ?? '')
        .toLowerCase()
        .startsWith('ru')
        ? ('RU' as const)
        : ('EN' as const),
      requestId: request.id,
      params: request.params,
      query: request.query,
      body: request.body,
    } as Omit<AnyContext, 'tx' | 'rewardKinds' | 'after' | 'header'>
  }
  const sessionIn = (tx: Tx, now: number) => (tokenHash ? findSession(tx, tokenHash, now) : Promise.resolve(undefined))

  /** One try: the known answer to this key, or what the handler does now. */
  async function attempt(prepared: AnyRun | null, afterwards: After[]): Promise<Answer> {
    return db.tx(async (tx) => {
      afterwards.length = 0
      const now = deps.clock()
      const known = repeatable && (await recall(tx, repeatable, now))
      if (known) return known
      const found = await sessionIn(tx, now)
      if (found && tokenHash) await prolong(tx, tokenHash, found, config.sessionDays, now)
      const headers: Record<string, string> = {}
      const context = {
        ...asked(found, now),
        tx,
        rewardKinds,
        header: (header: string, value: string) => {
          headers[header] = value
        },
        after: (work: After) => afterwards.push(work),
      } as AnyContext
      const work = () => (prepared ?? (handler as AnyRun))(context)
      const done = { reply: await (found && spec.rate !== 'read' ? tellingElsewhere(context, found, work) : work()), headers }
      if (repeatable) await remember(tx, repeatable, done, now)
      return done
    })
  }

  /** What must not hold a transaction runs before it; a request that was answered already does not run it again. */
  async function prepare(): Promise<AnyRun | null> {
    if (typeof handler === 'function') return null
    const now = deps.clock()
    const { known, found } = await db.tx(async (tx) => ({
      known: repeatable && (await recall(tx, repeatable, now)),
      found: await sessionIn(tx, now),
    }))
    return known ? () => Promise.reject(new Raced()) : handler.prepare({ ...asked(found, now), db })
  }

  const prepared = await prepare()
  // A request that raced with its twin is undone, and finds the twin's answer at its second try.
  for (let last = false; ; last = true) {
    const afterwards: After[] = []
    try {
      const done = await attempt(prepared, afterwards)
      for (const work of afterwards)
        await Promise.resolve(work(bus)).catch((error) => request.log.error({ err: error }, 'live message lost'))
      return reply
        .headers(done.headers)
        .type('application/json; charset=utf-8')
        .send(writerOf(name, spec, reply)(done.reply as Record<string, unknown>))
    } catch (error) {
      if (!(error instanceof Raced) || last) throw error
    }
  }
}

/** Joins the areas' handlers to one map by the calls' names. */
export const joined = (...areas: readonly object[]) => Object.assign({}, ...areas) as Record<string, AnyHandler>
