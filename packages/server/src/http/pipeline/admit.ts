import type { AccessLevel, CallSpec } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { FoundSession } from '../../session/session.ts'
import type { Caller } from './caller.ts'

const height: Record<AccessLevel, number> = { TRIAL: 1, PLAYER: 2, MODERATOR: 3, ADMIN: 4, GOD: 5 }

/** Refuses a call that asks for a session before anything is looked up, where the request names none. */
export function askSession({ role }: Pick<CallSpec, 'role'>, { token }: Caller): void {
  if (role !== 'NONE' && token === null) throw refuse('SESSION_MISSING')
}

/** Refuses with SESSION_EXPIRED, REGISTERED_ONLY or FORBIDDEN a caller who may not make the call. */
export function admit({ role, errors }: Pick<CallSpec, 'role' | 'errors'>, { token }: Caller, session: FoundSession | undefined): void {
  // Also a call that asks for no session may promise to say that the given one is over, rather than take the caller for a stranger.
  const toldWhenOver = role !== 'NONE' || (token !== null && errors?.includes('SESSION_EXPIRED'))
  if (!session && toldWhenOver) throw refuse('SESSION_EXPIRED')
  if (session && role !== 'NONE' && height[session.access] < height[role]) throw refuse(role === 'PLAYER' ? 'REGISTERED_ONLY' : 'FORBIDDEN')
}
