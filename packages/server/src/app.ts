import { randomUUID } from 'node:crypto'
import compilers from '@fastify/ajv-compiler'
import fastify, { type FastifyInstance } from 'fastify'
import { areas } from './areas/index.ts'
import { noticeRoutes } from './areas/payment/notice.ts'
import type { Platforms } from './areas/platform/platforms.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { documentRoutes } from './http/documents.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { setHeaders } from './http/headers.ts'
import { acceptBodies } from './http/input.ts'
import { rewriteUrl } from './http/old-paths.ts'
import { addRoutes } from './http/routes.ts'
import { serveSite } from './http/site.ts'
import { moved, outdated } from './http/versions.ts'
import type { Bus } from './live/bus/bus.ts'
import { serveLive } from './live/serve.ts'
import { leaveConnections } from './ops/drain.ts'
import { logging } from './ops/log.ts'
import { measure, measured } from './ops/metrics.ts'
import { opsRoutes } from './ops/routes.ts'
import type { Random } from './random.ts'
import { refuse } from './refusal.ts'

const BODY_LIMIT = 64 * 1024

/** One for all servers of a process: it keeps what it has compiled. */
const buildValidator = compilers()

/** The whole server, not yet listening. Throws where a built call has no handler. */
export async function buildApp(given: Deps): Promise<FastifyInstance> {
  const deps = { ...given, db: measured(given.db) }
  const { config } = deps
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // A number by itself would be no count to Fastify, and trust nobody.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    genReqId: () => randomUUID(),
    ...logging(config, deps.logTo),
    // Calls under way are finished; sockets of the live connection are closed by themselves.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl,
    frameworkErrors: answerUnreadable,
    schemaController: { compilersFactory: { buildValidator } },
    ajv: { customOptions: { coerceTypes: true, removeAdditional: false, allErrors: false } },
  })
  acceptBodies(app)
  answerErrors(app)
  await setHeaders(app, config)
  measure(app)
  leaveConnections(app)
  moved(app, config)
  outdated(app, config)
  addRoutes(app, deps, areas)
  noticeRoutes(app, deps)
  opsRoutes(app, deps)
  documentRoutes(app)
  await serveSite(app, config)
  app.setNotFoundHandler(() => {
    throw refuse('NOT_FOUND')
  })
  serveLive(app, deps)
  return app
}
