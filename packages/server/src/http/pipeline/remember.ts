import type { Tx } from '../../storage/db.ts'
import { encryptReply } from './encrypt-reply.ts'
import type { Repeatable } from './repeatable.ts'
import type { StoredReply } from './stored-reply.ts'

/** Milliseconds that a reply is stored: a day. */
export const REPLY_LIFETIME = 86_400_000

/** A concurrent request with the same key was committed first: this one must be rolled back, and the other's reply sent. */
export class ConcurrentRequestError extends Error {}

/** Stores the reply in the call's own transaction. Throws `ConcurrentRequestError` where the key has a reply already. */
export async function remember(tx: Tx, { id, call, requestHash, secret }: Repeatable, reply: StoredReply, now: number): Promise<void> {
  await tx.run('delete from idempotency where key = ? and at <= ?', [id, now - REPLY_LIFETIME])
  const stored = await tx.run(
    'insert into idempotency (key, call, request_hash, reply, at) values (?, ?, ?, ?, ?) on conflict (key) do nothing',
    [id, call, requestHash, encryptReply(secret, JSON.stringify(reply)), now],
  )
  if (stored === 0) throw new ConcurrentRequestError()
}

/** Deletes replies that are older than a day. Returns how many. */
export const deleteOldReplies = (tx: Tx, now: number): Promise<number> =>
  tx.run('delete from idempotency where at <= ?', [now - REPLY_LIFETIME])
