import { refuse } from '../../refusal.ts'
import { type FoundSession, findSession } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import type { Answer } from './answer.ts'
import { REMEMBERED } from './remember.ts'
import type { Repeatable } from './repeatable.ts'
import { unseal } from './seal.ts'

/**
 * The first answer to this request, if there was one and the session that it was told to is still alive. `session` is the caller's. Refuses with
 * STATE_CHANGED where the key was used for something else.
 *
 * Why the session decides: a reply may hold a mail address or a session, and neither is for a caller whose session has ended. A call that replaces its
 * own session (register, sign in, a new password) may lose its reply, and is repeated with the session that it has ended itself: its reply belongs to the
 * session that it opened. The reply to signing out names nobody, and is given again. What may not be given any more is forgotten, so that the request is
 * taken for a new one: refused where it needs a session, checked and carried out anew where it needs none.
 */
export async function recall(
  tx: Tx,
  request: Repeatable,
  tokenHash: string | null,
  session: FoundSession | undefined,
  now: number,
): Promise<Answer | undefined> {
  const row = await tx.one<{ request_hash: string; reply: string }>(
    'select request_hash, reply from idempotency where key = ? and at > ?',
    [request.id, now - REMEMBERED],
  )
  if (!row) return undefined
  const answer = JSON.parse(unseal(request.secret, row.reply)) as Answer
  const alive = answer.session === tokenHash ? session : answer.session && (await findSession(tx, answer.session, now))
  if (answer.session !== null && !alive) {
    await tx.run('delete from idempotency where key = ?', [request.id])
    return undefined
  }
  if (row.request_hash !== request.asked) throw refuse('STATE_CHANGED', { field: '/headers/idempotency-key' })
  return answer
}
