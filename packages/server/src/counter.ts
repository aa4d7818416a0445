import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts events per time window. */
export interface Counter {
  /** Adds one to a key. Its window, in milliseconds, begins with the first event. Returns the new count and the milliseconds until the window ends. */
  count(key: string, window: number): Promise<{ count: number; left: number }>
  /** Resets a key's count and restarts its window. */
  forget(key: string, window: number): Promise<void>
  close(): Promise<void>
}

/** The limiters only count: which count is too many is the contract's. */
export const ANY = Number.MAX_SAFE_INTEGER

/** The part of the library's limiters that counts. */
interface Limiter {
  penalty(key: string): Promise<{ readonly consumedPoints: number; readonly msBeforeNext: number }>
  delete(key: string): Promise<unknown>
}

/** Counts by a limiter of the library for each length of a window; `make` gets the length in seconds. */
export function counting(make: (duration: number) => Limiter): Pick<Counter, 'count' | 'forget'> {
  const limiters = new Map<number, Limiter>()
  const limiterOf = (window: number) => {
    const limiter = limiters.get(window) ?? make(window / 1000)
    limiters.set(window, limiter)
    return limiter
  }
  return {
    async count(key, window) {
      const { consumedPoints, msBeforeNext } = await limiterOf(window).penalty(key)
      // A clock that was set back would make the window seem longer than it is.
      return { count: consumedPoints, left: Math.min(msBeforeNext, window) }
    },
    forget: async (key, window) => void (await limiterOf(window).delete(key)),
  }
}

/** Counts in the memory of this process. Each window ends by a timer, whatever happens to the clock. */
export const memoryCounter = (): Counter => ({
  ...counting((duration) => new RateLimiterMemory({ points: ANY, duration })),
  close: async () => {},
})
