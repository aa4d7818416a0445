import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Structured lines with a request id. The address is logged without its query, which carries the session; bodies are never logged. */
export const loggerOptions = (config: Config, logTo?: { write(line: string): void }): FastifyServerOptions['logger'] =>
  config.logLevel === 'silent'
    ? false
    : {
        level: config.logLevel,
        ...(logTo ? { stream: logTo } : {}),
        redact: ['req.headers.authorization', 'req.headers.cookie', 'err.details'],
        serializers: {
          req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
          res: (reply) => ({ status: reply.statusCode }),
        },
      }
