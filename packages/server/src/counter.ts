/** Counts events in windows of time. */
export interface Counter {
  /** Adds one to a key, whose window of so many milliseconds begins with the first one. Returns the new count and the milliseconds until the window ends. */
  count(key: string, window: number): Promise<{ count: number; left: number }>
  close(): Promise<void>
}

/** Counts in the memory of this process. Windows that have ended are removed once a minute. */
export function memoryCounter(clock: () => number): Counter {
  const windows = new Map<string, { count: number; ends: number }>()
  let nextSweep = 0
  return {
    async count(key, window) {
      const now = clock()
      if (now >= nextSweep) {
        for (const [name, { ends }] of windows) if (ends <= now) windows.delete(name)
        nextSweep = now + 60_000
      }
      let current = windows.get(key)
      if (!current || current.ends <= now) {
        current = { count: 0, ends: now + window }
        windows.set(key, current)
      }
      current.count++
      return { count: current.count, left: current.ends - now }
    },
    async close() {},
  }
}
