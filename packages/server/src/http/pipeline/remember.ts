import type { Tx } from '../../storage/db.ts'
import type { Outdated } from '../../sweep.ts'
import { type DerivedFields, shorten } from './derived.ts'
import { encryptReply } from './encrypt-reply.ts'
import type { Repeatable } from './repeatable.ts'
import type { StoredReply } from './stored-reply.ts'

/** Milliseconds for which a reply is stored: a day. */
export const REPLY_LIFETIME = 86_400_000

/**
 * Stores the reply in the call's own transaction. If a concurrent request with the same key was committed first, the transaction is rolled back and runs again:
 * then it finds the other's reply.
 */
export async function remember(
  tx: Tx,
  { id, call, requestHash, secret }: Repeatable,
  { reply, headers, session }: StoredReply,
  now: number,
  fields: DerivedFields = new Map(),
): Promise<void> {
  // A reply without a session has no player for whom it could be derived again.
  const { reply: rest, memos } = session === null ? { reply } : shorten(reply, fields)
  const isPublic = rest === undefined && Object.keys(headers).length === 0
  const text = JSON.stringify({ reply: rest, memos, headers: isPublic ? undefined : headers, session })
  const values = [id, call, requestHash, isPublic ? text : encryptReply(secret, text), now]
  tx.enqueue('insert into idempotency (key, call, request_hash, reply, at) values (?, ?, ?, ?, ?)', values)
}

/** Replies older than a day. */
export const oldReplies: Outdated = { table: 'idempotency', where: 'at <= ?', values: (now) => [now - REPLY_LIFETIME] }
