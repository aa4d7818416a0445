import { hash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../refusal.ts'
import type { Caller } from './caller.ts'

/** Short keys could be guessed, and a reply may contain a session token. */
const KEY = /^[\x21-\x7e]{16,200}$/

/** A request with an idempotency key. */
export interface Repeatable {
  readonly call: string
  /** The caller's token hash and the idempotency key: both are needed to read the stored reply. */
  readonly secret: string
  /** Key of the stored reply: a hash that does not reveal the secret. */
  readonly id: string
  /** Hash of the call and its input: a key may not be used for a different request. */
  readonly requestHash: string
}

/** SHA-256 of several texts, in hex. Each is preceded by its length, so that ('ab', 'c') and ('a', 'bc') differ. */
export const sha256 = (...parts: string[]): string => hash('sha256', parts.map((part) => `${part.length}:${part}`).join(''))

/** Returns null for a request without an idempotency key. Throws BAD_INPUT for a malformed key. */
export function repeatableOf(
  call: string,
  { headers, params, query, body }: Pick<FastifyRequest, 'headers' | 'params' | 'query' | 'body'>,
  { tokenHash }: Caller,
): Repeatable | null {
  const key = headers['idempotency-key']
  if (key === undefined) return null
  if (typeof key !== 'string' || !KEY.test(key)) throw refuse('BAD_INPUT', { field: '/headers/idempotency-key' })
  const { session: _, ...rest } = query as Record<string, unknown>
  const secret = `${tokenHash ?? ''} ${key}`
  const input = JSON.stringify([tokenHash, params, rest, body ?? null])
  return { call, secret, id: sha256('key', secret), requestHash: sha256(call, input) }
}
