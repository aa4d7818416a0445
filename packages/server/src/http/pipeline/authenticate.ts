import { type FoundSession, findSession, prolong } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import type { Route } from './route.ts'

/** Returns the caller's session and prolongs it; undefined if there is none, or if it has ended. `lock` also locks its player. */
export async function authenticate(
  { deps, recentSessions }: Pick<Route, 'deps' | 'recentSessions'>,
  tx: Tx,
  tokenHash: string | null,
  now: number,
  lock = false,
): Promise<FoundSession | undefined> {
  if (tokenHash === null) return undefined
  const session = await findSession(tx, tokenHash, now, { lock })
  recentSessions.note(tokenHash, session !== undefined)
  if (session && session.viewerId === null) await prolong(tx, tokenHash, session, deps.config.sessionDays, now)
  return session
}
