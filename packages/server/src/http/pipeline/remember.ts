import { keepRecent } from '../../keep-recent.ts'
import type { FoundSession } from '../../session/found-session.ts'
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
  { now, session: caller }: { readonly now: number; readonly session: Pick<FoundSession, 'playerId'> | undefined },
  fields: DerivedFields = new Map(),
): Promise<void> {
  // A reply without a session has no player for whom it could be derived again.
  const { reply: rest, memos } = session === null ? { reply } : shorten(reply, fields)
  const isPublic = rest === undefined && Object.keys(headers).length === 0
  const text = JSON.stringify({ reply: rest, memos, headers: isPublic ? undefined : headers, session })
  const owner = caller?.playerId ?? null
  const values = [id, call, requestHash, isPublic ? text : encryptReply(secret, text), now, owner]
  tx.enqueue('insert into idempotency (key, call, request_hash, reply, at, player_id) values (?, ?, ?, ?, ?, ?)', values)
  if (owner !== null && isTurn(owner)) tx.enqueue(OTHERS, [owner, REPLIES_KEPT])
}

/** How many replies of a player are kept: more than a client can still ask for again. */
export const REPLIES_KEPT = 500
/** After this many further replies, those that are too many are deleted. */
export const REPLIES_CLEARED = 100
const OTHERS = 'delete from idempotency where key in (select key from idempotency where player_id = ? order by at desc limit 1000 offset ?)'

/** The replies of this process since they were last cleared, by player. */
const since = new Map<number, number>()
function isTurn(playerId: number): boolean {
  const count = (since.get(playerId) ?? 0) + 1
  keepRecent(since, playerId, count % REPLIES_CLEARED, 10_000)
  return count === REPLIES_CLEARED
}

/** Replies older than a day. */
export const oldReplies: Outdated = { table: 'idempotency', where: 'at <= ?', values: (now) => [now - REPLY_LIFETIME] }
