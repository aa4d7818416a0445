import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { ErrorCode, type ErrorReply } from '@skystair/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { refusals } from '../ops/metrics.ts'
import { Refusal, refuse } from '../refusal.ts'
import { troubleOf } from '../storage/trouble.ts'

/** Seconds after which a client may repeat a call that failed because the database was unavailable or this node is stopping. */
const RETRY_AFTER = 1

/** Returns the code as a sentence for developers. Players see the translated text of the code. */
const sentence = (code: ErrorCode) => {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`
}

const pointer = ({ validation, validationContext }: FastifyError): string => {
  const wrong = validation?.[0]
  const missing = wrong?.params.missingProperty
  const part = validationContext === 'body' ? '' : `/${validationContext}`
  return `${part}${wrong?.instancePath ?? ''}${typeof missing === 'string' ? `/${missing}` : ''}`
}

/** The contract's codes for Fastify's own errors. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BAD_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_INPUT',
}

function toRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (troubleOf(error)) return refuse('UNAVAILABLE')
  if (error.validation) return refuse('BAD_INPUT', { field: pointer(error) })
  const code = fastifyCodes[error.code] ?? (error.statusCode !== undefined && error.statusCode < 500 ? 'BAD_INPUT' : undefined)
  return code && refuse(code)
}

const errorReply = (code: ErrorCode, requestId: string, details: Refusal['details'] = {}): ErrorReply => ({
  code,
  message: sentence(code),
  ...details,
  requestId,
})

/** Sends BAD_INPUT for a URL that Fastify cannot decode; no hook or handler runs for it. Does not repeat the URL, which may contain a session token. */
export function replyToUnreadableUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  refusals.inc({ code: 'BAD_INPUT' })
  reply.header('connection', 'close').status(ErrorCode.BAD_INPUT).send(errorReply('BAD_INPUT', request.id))
}

/** Sends BAD_INPUT for bytes that Node cannot parse as a request, and closes the connection. */
export function replyToParseError(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  refusals.inc({ code: 'BAD_INPUT' })
  const body = JSON.stringify(errorReply('BAD_INPUT', randomUUID()))
  const headers = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close']
  socket.end(`HTTP/1.1 ${ErrorCode.BAD_INPUT} Bad Request\r\n${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/**
 * Sends every error as `{ code, message, field?, limit?, current?, requestId }`. The cause of an internal error is only logged. While a newer server is running,
 * an internal error or an unknown call is UNAVAILABLE, because it may be about something that only that one knows: the client repeats the call on another connection.
 */
export function addErrorHandler(app: FastifyInstance, membership: Deps['membership']): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toRefusal(error)
    const own = refusal?.code ?? 'INTERNAL'
    const isForNewer = (own === 'INTERNAL' || own === 'NOT_FOUND') && membership?.hasNewer() === true
    const code = isForNewer ? 'UNAVAILABLE' : own
    if (isForNewer) reply.header('connection', 'close')
    refusals.inc({ code })
    if (!refusal) request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'a call failed')
    if (own === 'UNAVAILABLE') request.log.warn({ reason: error.message }, 'the database is unavailable')
    const retryAfter = ErrorCode[code] === 503 ? RETRY_AFTER : refusal?.retryAfter
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply.status(ErrorCode[code]).send(errorReply(code, request.id, refusal?.details))
  })
}
