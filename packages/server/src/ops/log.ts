import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { plainLines } from './plain-lines.ts'

interface Output {
  write(line: string): void
}

/**
 * Lines of JSON with a request id; warnings and errors as a sentence each where they go to a terminal. The address is logged without its query, which
 * carries the session; bodies are never logged.
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

/** One line a request: Fastify's own two would cost twice as much. */
class RequestLog extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    request.log.info({ req: request, res: reply, ms: reply.elapsedTime }, 'request')
  }
}

/** What a server of these settings logs, and to where: `logTo`, or else standard output. */
export const logging = (config: Config, logTo?: Output) => ({
  logger: logger(config, logTo),
  logController: config.logRequests ? new RequestLog() : new LogController({ disableRequestLogging: true }),
})

/** Logs what Node warns of: by itself it prints each over several lines. */
export function logWarnings(log: FastifyBaseLogger): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => log.warn({ name }, message))
}

/** Prints where the game is, whatever the log level: whoever has started the server waits for it. */
export function announce(url: string, host: string): void {
  const line = { level: 30, time: Date.now(), msg: `Skystair is at ${url} (listening on ${host})` }
  console.log(process.stdout.isTTY ? `Skystair is at ${url}` : JSON.stringify(line))
}
