import { type FoundSession, findSession, prolong } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import type { Route } from './route.ts'

/** The caller's session, which lives on by being used; undefined where there is none, or none any more. */
export async function authenticate(
  { deps, known }: Pick<Route, 'deps' | 'known'>,
  tx: Tx,
  tokenHash: string | null,
  now: number,
): Promise<FoundSession | undefined> {
  if (tokenHash === null) return undefined
  const session = await findSession(tx, tokenHash, now)
  known.note(tokenHash, session !== undefined)
  if (session) await prolong(tx, tokenHash, session, deps.config.sessionDays, now)
  return session
}
