import type { CallSpec } from '@skystair/contract'
import { refuse } from '../refusal.ts'
import type { RecentSessions } from '../session/recent-sessions.ts'
import type { Caller } from './pipeline/caller.ts'

/** The form of our tokens: 32 random bytes in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/**
 * Throws SESSION_EXPIRED, without the database, for a token that cannot be one of ours or whose session this node has seen ended. Only a repeated request
 * is let through: the reply to the first may be stored, see `recall`.
 */
export function rejectEndedSession(
  { role, changes, errors }: Pick<CallSpec, 'role' | 'changes' | 'errors'>,
  { token, tokenHash }: Caller,
  recentSessions: Pick<RecentSessions, 'hasEnded'>,
  idempotencyKey: unknown,
): void {
  if (token === null || tokenHash === null) return
  // Other calls treat the caller of an ended session as anonymous.
  if (role === 'NONE' && !errors?.includes('SESSION_EXPIRED')) return
  const isRepeated = changes && idempotencyKey !== undefined
  if (!TOKEN.test(token) || (recentSessions.hasEnded(tokenHash) && !isRepeated)) throw refuse('SESSION_EXPIRED')
}
