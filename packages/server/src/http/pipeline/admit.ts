import type { AccessLevel, CallSpec } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { FoundSession } from '../../session/session.ts'
import type { Caller } from './caller.ts'

const rank: Record<AccessLevel, number> = { TRIAL: 1, PLAYER: 2, MODERATOR: 3, ADMIN: 4, GOD: 5 }

/** Throws SESSION_MISSING if the call needs a session and the request has no token. Needs no database. */
export function requireToken({ role }: Pick<CallSpec, 'role'>, { token }: Caller): void {
  if (role !== 'NONE' && token === null) throw refuse('SESSION_MISSING')
}

type Rules = Pick<CallSpec, 'role' | 'errors' | 'changes' | 'private' | 'endsView'>

/** Throws SESSION_EXPIRED, REGISTERED_ONLY, FORBIDDEN or, to a moderator who views the game as a player, VIEW_ONLY if the caller may not make the call. */
export function admit(spec: Rules, { token }: Caller, session: FoundSession | undefined): void {
  const { role, errors } = spec
  // A call that needs no session may still declare SESSION_EXPIRED; otherwise a caller with an ended session is anonymous.
  const failsWhenExpired = role !== 'NONE' || (token !== null && errors?.includes('SESSION_EXPIRED'))
  if (!session && failsWhenExpired) throw refuse('SESSION_EXPIRED')
  const views = session != null && session.viewerId !== null
  if (views && spec.endsView) return
  if (views && (spec.changes || spec.private)) throw refuse('VIEW_ONLY')
  if (session && role !== 'NONE' && rank[session.access] < rank[role]) throw refuse(role === 'PLAYER' ? 'REGISTERED_ONLY' : 'FORBIDDEN')
}
