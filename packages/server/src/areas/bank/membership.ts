import type { BonusStatus, Membership } from '@skystair/contract'
import { memberships } from '@skystair/world/areas/bank/rows'

/** The bonus status of so many points, and what the next one asks for. It lasts as long as the points do. */
export function statusOf(points: number): BonusStatus {
  const reached = memberships.findLastIndex((status) => points >= status.points)
  const now = memberships[Math.max(0, reached)]
  const next = memberships[Math.max(0, reached) + 1]
  return {
    membership: now?.membership ?? 'NONE',
    points,
    since: now?.points ?? 0,
    next: next?.membership ?? null,
    nextAt: next?.points ?? null,
  }
}

export const membershipOf = (points: number): Membership => statusOf(points).membership
