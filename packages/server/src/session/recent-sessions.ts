/** This many token hashes take a few megabytes. */
const MAX_SESSIONS = 50_000

export interface RecentSessions {
  /** True if the session of this token hash was valid when it was last looked up. */
  has(tokenHash: string): boolean
  /** Whether there was no such session, or it had ended, when it was last looked up: then it never comes back. */
  hasEnded(tokenHash: string): boolean
  /** Records the result of a look-up. */
  note(tokenHash: string, alive: boolean): void
}

/** A least-recently-used set of token hashes. */
function recentHashes(max: number) {
  const hashes = new Set<string>()
  return {
    has: (hash: string) => hashes.has(hash),
    delete: (hash: string) => hashes.delete(hash),
    add(hash: string) {
      // A set keeps the order of insertion: its first element is the least recently used.
      hashes.delete(hash)
      hashes.add(hash)
      if (hashes.size > max) hashes.delete(hashes.values().next().value!)
    },
  }
}

/** Remembers which sessions this node has found and which it has not, to limit a session's rate and to refuse ended sessions without a query. */
export function recentSessions(max = MAX_SESSIONS): RecentSessions {
  const [alive, ended] = [recentHashes(max), recentHashes(max)]
  return {
    has: alive.has,
    hasEnded: ended.has,
    note(tokenHash, isAlive) {
      const [to, from] = isAlive ? [alive, ended] : [ended, alive]
      from.delete(tokenHash)
      to.add(tokenHash)
    },
  }
}
