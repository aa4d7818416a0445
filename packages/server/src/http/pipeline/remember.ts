import type { Tx } from '../../storage/db.ts'
import { type DerivedFields, shorten } from './derived.ts'
import { encryptReply } from './encrypt-reply.ts'
import type { Repeatable } from './repeatable.ts'
import type { StoredReply } from './stored-reply.ts'

/** Milliseconds for which a reply is stored: a day. */
export const REPLY_LIFETIME = 86_400_000

/** A concurrent request with the same key was committed first: this one must be rolled back, and the other's reply sent. */
export class ConcurrentRequestError extends Error {}

/** Stores the reply in the call's own transaction. Throws `ConcurrentRequestError` if the key has a reply already. */
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
  const stored = await tx.run(
    `insert into idempotency (key, call, request_hash, reply, at) values (?, ?, ?, ?, ?) on conflict (key) do update
     set call = excluded.call, request_hash = excluded.request_hash, reply = excluded.reply, at = excluded.at where idempotency.at <= ?`,
    [id, call, requestHash, isPublic ? text : encryptReply(secret, text), now, now - REPLY_LIFETIME],
  )
  if (stored === 0) throw new ConcurrentRequestError()
}

/** Deletes replies older than a day. Returns how many. */
export const deleteOldReplies = (tx: Tx, now: number): Promise<number> =>
  tx.run('delete from idempotency where at <= ?', [now - REPLY_LIFETIME])
