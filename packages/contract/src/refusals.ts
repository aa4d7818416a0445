import type { CallName, CallSpec } from './call.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Codes that every call may return. UNAVAILABLE: the database cannot be reached, or has not replied in time, perhaps only because the server itself is overloaded; or
 * only a newer server, which is running, knows the call or the data. The call may have been carried out nevertheless: a repetition with the same idempotency
 * key tells.
 */
export const shared: readonly ErrorCode[] = ['BAD_INPUT', 'ORIGIN_FORBIDDEN', 'RATE_LIMITED', 'INTERNAL', 'DRAINING', 'UNAVAILABLE']

/** Returns all codes that the call may return: its own, those of its role, and those that every call shares. */
export function refusals(name: CallName, spec: CallSpec): ErrorCode[] {
  const body: ErrorCode[] = name.startsWith('POST') ? ['BODY_TOO_LARGE', 'BODY_TOO_DEEP'] : []
  const session: ErrorCode[] = spec.role === 'NONE' ? [] : ['SESSION_MISSING', 'SESSION_EXPIRED']
  const rank: ErrorCode[] =
    spec.role === 'NONE' || spec.role === 'TRIAL' ? [] : spec.role === 'PLAYER' ? ['REGISTERED_ONLY'] : ['FORBIDDEN']
  const viewing: ErrorCode[] = (spec.changes && !spec.endsView) || spec.private ? ['VIEW_ONLY'] : []
  // The idempotency key was already used for a different request.
  const repeated: ErrorCode[] = spec.changes ? ['STATE_CHANGED'] : []
  return [...new Set([...shared, ...repeated, ...body, ...session, ...rank, ...viewing, ...(spec.errors ?? [])])]
}
