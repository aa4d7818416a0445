import { refuse } from '../../refusal.ts'
import { type FoundSession, findSession } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import { type DerivedFields, lengthen, type Shortened } from './derived.ts'
import { decryptReply } from './encrypt-reply.ts'
import { REPLY_LIFETIME } from './remember.ts'
import type { Repeatable } from './repeatable.ts'
import type { StoredReply } from './stored-reply.ts'

interface ReplyRow {
  readonly request_hash: string
  readonly reply: string
}

/** Returns the stored reply for the key of this request. Deletes one that is too old. */
export async function findReply(tx: Tx, { id }: Repeatable, now: number): Promise<ReplyRow | undefined> {
  const row = await tx.one<ReplyRow & { readonly at: number }>('select request_hash, reply, at from idempotency where key = ?', [id])
  if (!row || row.at > now - REPLY_LIFETIME) return row
  await forgetReply(tx, id)
  return undefined
}

const forgetReply = (tx: Tx, id: string): Promise<number> => tx.run('delete from idempotency where key = ?', [id])

/**
 * Returns the stored reply to this request, or undefined if its session has ended. `session` is the caller's. Throws STATE_CHANGED
 * if the key was used for another request.
 *
 * Why the session matters: a reply may contain a mail address or a session token, which a caller whose session has ended must not receive. A call that
 * replaces its own session (register, sign in, change the password) is repeated with the session that it has just ended: its reply belongs to the
 * session that it opened. The reply to signing out contains neither and belongs to no session. A reply whose session has ended is deleted, and the
 * request is handled as a new one: a call that needs a session throws SESSION_EXPIRED, any other runs again.
 */
export async function recall(
  tx: Tx,
  request: Repeatable,
  row: ReplyRow,
  tokenHash: string | null,
  session: FoundSession | undefined,
  now: number,
  fields: DerivedFields = new Map(),
): Promise<StoredReply | undefined> {
  // Only what is encrypted may hold a secret.
  const text = row.reply.startsWith('{') ? row.reply : decryptReply(request.secret, row.reply)
  const { headers = {}, ...stored } = JSON.parse(text) as Shortened & Pick<StoredReply, 'session'> & Partial<StoredReply>
  const owner = stored.session === tokenHash ? session : stored.session && (await findSession(tx, stored.session, now))
  if (stored.session !== null && !owner) {
    await forgetReply(tx, request.id)
    return undefined
  }
  if (row.request_hash !== request.requestHash) throw refuse('STATE_CHANGED', { field: '/headers/idempotency-key' })
  const reply = owner ? await lengthen(tx, stored, fields, owner.playerId, now) : stored.reply
  return { reply, headers, session: stored.session }
}
