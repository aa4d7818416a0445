import type { BonusStatus, Membership } from '@skystair/contract'
import { memberships } from '@skystair/world/areas/bank/rows'

/** Returns the bonus status for a number of points, and how many the next one needs. `rows`: the points of each status. */
export function statusOf(points: number, rows: typeof memberships = memberships): BonusStatus {
  const reached = rows.findLastIndex((status) => points >= status.points)
  const now = rows[Math.max(0, reached)]
  const next = rows[Math.max(0, reached) + 1]
  return {
    membership: now?.membership ?? 'NONE',
    points,
    since: now?.points ?? 0,
    next: next?.membership ?? null,
    nextAt: next?.points ?? null,
  }
}

export const membershipOf = (points: number): Membership => statusOf(points).membership
