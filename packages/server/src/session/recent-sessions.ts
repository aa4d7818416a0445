/** So many token hashes take a few megabytes. */
const MAX_SESSIONS = 50_000

export interface RecentSessions {
  /** Whether the session of this token hash was alive when it was last looked up. */
  has(tokenHash: string): boolean
  /** Records the result of a look-up. */
  note(tokenHash: string, alive: boolean): void
}

/** A least-recently-used set of the sessions that this node has found, so that a session's rate can be limited without a query. */
export function recentSessions(max = MAX_SESSIONS): RecentSessions {
  const recent = new Set<string>()
  return {
    has: (tokenHash) => recent.has(tokenHash),
    note(tokenHash, alive) {
      // A set keeps the order of insertion: its first element is the least recently used.
      recent.delete(tokenHash)
      if (alive) recent.add(tokenHash)
      if (recent.size > max) recent.delete(recent.values().next().value!)
    },
  }
}
