import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { areas } from './generated/areas.ts'
import { documentRoutes } from './http/documents.ts'
import { addErrorHandler, replyToParseError, replyToUnreadableUrl } from './http/errors.ts'
import { setHeaders } from './http/headers.ts'
import { acceptBodies } from './http/input.ts'
import { rewriteUrl } from './http/old-paths.ts'
import { addRoutes } from './http/routes.ts'
import { serveSite } from './http/site.ts'
import { endStreamsOnClose } from './http/streamed.ts'
import { validatorCompiler } from './http/validation.ts'
import { redirectMoved, rejectOutdated } from './http/versions.ts'
import { isSocketUpgrade, serveLive } from './live/serve.ts'
import { closeConnectionsOnDrain } from './ops/drain.ts'
import { logging } from './ops/log.ts'
import { measureCalls, measureTransactions } from './ops/metrics.ts'
import { opsRoutes } from './ops/routes.ts'
import { refuse } from './refusal.ts'
import { watched } from './storage/health.ts'

const BODY_LIMIT = 64 * 1024

/** Returns the server, not yet listening. Throws if a built call has no handler. */
export async function buildApp(given: Deps): Promise<FastifyInstance> {
  const { db, write } = watched(given.db)
  const deps = { ...given, db: measureTransactions(db) }
  const { config } = deps
  for (const area of areas) area.configure?.(config)
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // A function, since Fastify does not treat a plain number as a count of proxies: none would be trusted.
    trustProxy: config.trustProxy > 0 && ((_address, hop) => hop < config.trustProxy),
    genReqId: () => randomUUID(),
    ...logging(config, deps.logTo),
    // Pending calls are finished; `serveLive` closes the live sockets.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl,
    frameworkErrors: replyToUnreadableUrl,
    clientErrorHandler: replyToParseError,
    http: { shouldUpgradeCallback: isSocketUpgrade },
  })
  app.setValidatorCompiler(validatorCompiler)
  acceptBodies(app)
  addErrorHandler(app, deps.membership)
  await setHeaders(app, config)
  measureCalls(app)
  closeConnectionsOnDrain(app)
  endStreamsOnClose(app)
  redirectMoved(app, config)
  rejectOutdated(app, config)
  addRoutes(app, deps, areas)
  for (const area of areas) area.routes?.(app, deps)
  opsRoutes(app, deps, write)
  documentRoutes(app)
  await serveSite(app, config)
  app.setNotFoundHandler(() => {
    throw refuse('NOT_FOUND')
  })
  serveLive(app, deps, areas)
  return app
}
