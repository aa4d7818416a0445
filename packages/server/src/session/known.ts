/** How many sessions are kept in mind: a few megabytes. */
const MOST = 50_000

export interface KnownSessions {
  /** Whether the session of this token's hash was alive when it was last looked up. */
  has(tokenHash: string): boolean
  /** Notes what a look-up found. */
  note(tokenHash: string, alive: boolean): void
}

/** The sessions that this node has found lately, so that what a session may do can be limited before the database is asked. */
export function knownSessions(most = MOST): KnownSessions {
  const known = new Set<string>()
  return {
    has: (tokenHash) => known.has(tokenHash),
    note(tokenHash, alive) {
      // A set keeps its order: its first is the one that was not found for the longest time.
      known.delete(tokenHash)
      if (alive) known.add(tokenHash)
      if (known.size > most) known.delete(known.values().next().value!)
    },
  }
}
