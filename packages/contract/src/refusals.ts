import type { CallName, CallSpec } from './call.ts'
import type { ErrorCode } from './errors.ts'

/** What every built call may be refused with, whatever it does. UNAVAILABLE: the database is away. */
export const shared: readonly ErrorCode[] = ['BAD_INPUT', 'ORIGIN_FORBIDDEN', 'RATE_LIMITED', 'INTERNAL', 'DRAINING', 'UNAVAILABLE']

/** All that a call may be refused with: its own refusals, those of its role, and those that every call shares. */
export function refusals(name: CallName, spec: CallSpec): ErrorCode[] {
  if (spec.status === 'planned') return ['ORIGIN_FORBIDDEN', 'RATE_LIMITED', 'NOT_BUILT', 'DRAINING']
  const body: ErrorCode[] = name.startsWith('POST') ? ['BODY_TOO_LARGE', 'BODY_TOO_DEEP'] : []
  const session: ErrorCode[] = spec.role === 'NONE' ? [] : ['SESSION_MISSING', 'SESSION_EXPIRED']
  const rank: ErrorCode[] =
    spec.role === 'NONE' || spec.role === 'TRIAL' ? [] : spec.role === 'PLAYER' ? ['REGISTERED_ONLY'] : ['FORBIDDEN']
  // Its idempotency key was used for another request.
  const repeated: ErrorCode[] = spec.changes ? ['STATE_CHANGED'] : []
  return [...new Set([...shared, ...repeated, ...body, ...session, ...rank, ...(spec.errors ?? [])])]
}
