import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { ErrorCode, type ErrorReply } from '@skystair/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusals } from '../ops/metrics.ts'
import { Refusal, refuse } from '../refusal.ts'
import { Unavailable } from '../storage/db.ts'

/** Seconds after which a client may come back whose call found no database. */
const COME_BACK = 1

/** A sentence for developers: the code in words. Players are shown the text of the code in their language. */
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

/** What the framework refuses by itself, in the contract's words. */
const byFramework: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'BAD_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'BAD_INPUT',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BAD_INPUT',
}

function asRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof Unavailable) return refuse('UNAVAILABLE')
  if (error.validation) return refuse('BAD_INPUT', { field: pointer(error) })
  const code = byFramework[error.code] ?? (error.statusCode !== undefined && error.statusCode < 500 ? 'BAD_INPUT' : undefined)
  return code && refuse(code)
}

const errorReply = (code: ErrorCode, requestId: string, details: Refusal['details'] = {}): ErrorReply => ({
  code,
  message: sentence(code),
  ...details,
  requestId,
})

/** An address that cannot be read is refused before any hook or handler: in the same words, and without repeating it, as it may hold a session. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  refusals.inc({ code: 'BAD_INPUT' })
  reply.header('connection', 'close').status(ErrorCode.BAD_INPUT).send(errorReply('BAD_INPUT', request.id))
}

/** What cannot be read as a request is refused by Node before there is one: in the same words, and the connection ends. */
export function answerBroken(_error: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  refusals.inc({ code: 'BAD_INPUT' })
  const body = JSON.stringify(errorReply('BAD_INPUT', randomUUID()))
  const headers = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, 'connection: close']
  socket.end(`HTTP/1.1 ${ErrorCode.BAD_INPUT} Bad Request\r\n${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

/** Every refusal and failure leaves as `{ code, message, field?, current?, requestId }`. What went wrong inside is told to the log alone. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asRefusal(error)
    const code = refusal?.code ?? 'INTERNAL'
    refusals.inc({ code })
    if (!refusal) request.log.error({ err: { type: error.name, message: error.message, stack: error.stack } }, 'a call failed')
    if (code === 'UNAVAILABLE') {
      request.log.warn({ reason: error.message }, 'the database is away')
      reply.header('retry-after', COME_BACK)
    }
    return reply.status(ErrorCode[code]).send(errorReply(code, request.id, refusal?.details))
  })
}
