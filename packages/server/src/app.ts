import { randomUUID } from 'node:crypto'
import compilers from '@fastify/ajv-compiler'
import fastify, { type FastifyInstance } from 'fastify'
import { areas, rewardKinds } from './areas/index.ts'
import { noticeRoutes } from './areas/payment/notice.ts'
import type { Platforms } from './areas/platform/platforms.ts'
import type { Config } from './config.ts'
import { documentRoutes } from './http/documents.ts'
import { answerErrors, answerUnreadable } from './http/errors.ts'
import { setHeaders } from './http/headers.ts'
import { acceptBodies } from './http/input.ts'
import { rewriteUrl } from './http/old-paths.ts'
import type { Counter } from './http/rate.ts'
import { addRoutes, joined } from './http/routes.ts'
import { serveSite } from './http/site.ts'
import { moved, outdated } from './http/versions.ts'
import type { Bus } from './live/bus/bus.ts'
import { serveLive } from './live/serve.ts'
import { refuseWhileClosing } from './ops/drain.ts'
import { loggerOptions } from './ops/log.ts'
import { measure, measured } from './ops/metrics.ts'
import { opsRoutes } from './ops/routes.ts'
import type { Random } from './random.ts'
import { refuse } from './refusal.ts'
import type { Db } from './storage/db.ts'

/** What the server stands on; tests pass their own clock, randomness and storage. */
export interface Deps {
  readonly config: Config
  readonly db: Db
  readonly clock: () => number
  readonly random: Random
  readonly bus: Bus
  readonly counter: Counter
  readonly platforms: Platforms
  /** Milliseconds between the live socket's heart-beats; 10 s where left out. */
  readonly beat?: number
  /** Hears of every refusal that the contract does not promise; tests make it a failure. */
  readonly onUndeclared?: (call: string, code: string) => void
  /** Where log lines go; standard output where left out. */
  readonly logTo?: { write(line: string): void }
}

const BODY_LIMIT = 64 * 1024

/** One for all servers of a process: it keeps what it has compiled. */
const buildValidator = compilers()

/** The whole server, not yet listening. Throws where a built call has no handler. */
export async function buildApp(given: Deps): Promise<FastifyInstance> {
  const deps = { ...given, db: measured(given.db) }
  const { config } = deps
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    logger: loggerOptions(config, deps.logTo),
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
  refuseWhileClosing(app)
  moved(app, config)
  outdated(app, config)
  addRoutes(app, { ...deps, rewardKinds }, joined(...areas))
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
