import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { refuse } from '../../refusal.ts'
import type { Caller } from './caller.ts'

/** Short keys could be guessed, and an answer may hold a session. */
const KEY = /^[\x21-\x7e]{16,200}$/

/** A request that may be repeated. */
export interface Repeatable {
  readonly call: string
  /** The caller's session and the key: who knows both may have the answer. */
  readonly secret: string
  /** Names the stored answer without telling the secret. */
  readonly id: string
  /** What is asked, as a hash: the same key may not ask for something else. */
  readonly asked: string
}

/** A hash of several texts, each told apart from its neighbours. */
export function sha(...parts: string[]) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(String(part.length)).update(':').update(part)
  return hash
}

/** What of a request is repeated under its idempotency key; null without one. Refuses with BAD_INPUT a key that cannot be. */
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
  const asked = JSON.stringify([tokenHash, params, rest, body ?? null])
  return { call, secret, id: sha('key', secret).digest('hex'), asked: sha(call, asked).digest('hex') }
}
