import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { plainLines } from './plain-lines.ts'

interface Output {
  write(line: string): void
}

/**
 * Logs lines of JSON with a request id; on a terminal, warnings and errors as a sentence each. URLs are logged without the query, which may contain the
 * session; bodies are never logged.
 */
const logger = (config: Config, logTo: Output | undefined): FastifyServerOptions['logger'] => {
  if (config.logLevel === 'silent') return false
  const stream = logTo ?? (process.stdout.isTTY ? plainLines(process.stdout) : undefined)
  return {
    level: config.logLevel,
    ...(stream ? { stream } : {}),
    redact: ['req.headers.authorization', 'req.headers.cookie', 'err.details'],
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
      res: (reply) => ({ status: reply.statusCode }),
    },
  }
}

/** Logs one line per request: Fastify's own two would cost twice as much. */
class RequestLog extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info({ req: request, res: reply, ms: reply.elapsedTime }, 'request')
  }
}

/** Returns Fastify's options for logging, to `logTo` or to standard output. */
export const logging = (config: Config, logTo?: Output) => ({
  logger: logger(config, logTo),
  logController: config.logRequests ? new RequestLog() : new LogController({ disableRequestLogging: true }),
})

/** Logs Node's warnings, which Node itself would print over several lines each. */
export function logWarnings(log: FastifyBaseLogger): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn({ name }, message))
}

/** Prints the game's URL, whatever the log level: people and scripts that start the server wait for this line. */
export function announce(url: string, host: string): void {
  const line = { level: 30, time: Date.now(), msg: `Skystair is at ${url} (listening on ${host})` }
  console.log(process.stdout.isTTY ? `Skystair is at ${url}` : JSON.stringify(line))
}

/** Prints that the database had no players yet, whatever the log level: on a server that had some, the wrong database is open. */
export function announceNewWorld(where: string): void {
  const msg = `a new world begins, as ${where} held no database. If there was one, stop the server and look where it went.`
  console.log(process.stdout.isTTY ? `Warning: ${msg}` : JSON.stringify({ level: 40, time: Date.now(), msg }))
}
