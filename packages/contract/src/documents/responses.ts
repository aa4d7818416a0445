import type { CallName, CallSpec } from '../call.ts'
import { ErrorCode } from '../errors.ts'
import { refusals } from '../refusals.ts'
import { type JsonSchema, refer } from './components.ts'

const header = (description: string, type: 'string' | 'integer' = 'string') => ({ description, schema: { type } })

/** Reply headers for the `components` of a document. */
export const headers = {
  RequestId: header('Names this request in the server’s log.'),
  RetryAfter: header('Seconds until the call can be made again.', 'integer'),
  Session: header('The new session.'),
}
const requestId = { 'x-request-id': { $ref: '#/components/headers/RequestId' } }
const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } })

/** Responses that several calls share, for the `components` of a document. */
export const sharedResponses = {
  Moved: {
    description: 'The server has moved: `message` is its new address.',
    ...json({ type: 'object', required: ['message'], properties: { message: { type: 'string' } } }),
  },
  Reload: { description: 'The client is too old and must reload.' },
}

/** Returns all responses of a call by status. */
export function responses(name: CallName, spec: CallSpec): Record<string, JsonSchema> {
  const opened = spec.opensSession ? { session: { $ref: '#/components/headers/Session' } } : {}
  const byStatus: Record<string, JsonSchema> = {
    200: { description: 'Done.', headers: { ...requestId, ...opened }, ...json(refer(spec.reply)) },
    ...(spec.reloads ? { 204: { $ref: '#/components/responses/Reload' } } : {}),
    307: { $ref: '#/components/responses/Moved' },
  }
  for (const code of refusals(name, spec)) {
    const status = String(ErrorCode[code])
    const before = byStatus[status]?.description
    const wait = ['429', '503'].includes(status) ? { 'retry-after': { $ref: '#/components/headers/RetryAfter' } } : {}
    byStatus[status] = {
      description: before ? `${before}, ${code}` : code,
      headers: { ...requestId, ...wait },
      ...json({ $ref: '#/components/schemas/ErrorReply' }),
    }
  }
  const { 503: unavailable } = byStatus
  if (unavailable && spec.changes)
    unavailable.description = `${unavailable.description}. A reply that comes too late is a 503 too, so the call may have been carried out: repeat it with the same idempotency-key`
  return byStatus
}
