import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts events per time window. */
export interface Counter {
  /** Adds one to a key. Its window, in milliseconds, begins with the first event. Returns the new count and the milliseconds until the window ends. */
  count(key: string, window: number): Promise<{ count: number; left: number }>
  close(): Promise<void>
}

/** The limiters only count: which count is too many is the contract's. */
export const ANY = Number.MAX_SAFE_INTEGER

/** The part of the library's limiters that counts. */
interface Limiter {
  penalty(key: string): Promise<{ readonly consumedPoints: number; readonly msBeforeNext: number }>
}

/** Counts by a limiter of the library for each length of a window; `make` gets the length in seconds. */
export function counting(make: (duration: number) => Limiter): Counter['count'] {
  const limiters = new Map<number, Limiter>()
  return async (key, window) => {
    let limiter = limiters.get(window)
    if (!limiter) {
      limiter = make(window / 1000)
      limiters.set(window, limiter)
    }
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
    // A clock that was set back would make the window seem longer than it is.
    return { count: consumedPoints, left: Math.min(msBeforeNext, window) }
  }
}

/** Counts in the memory of this process. Each window ends by a timer, whatever happens to the clock. */
export const memoryCounter = (): Counter => ({
  count: counting((duration) => new RateLimiterMemory({ points: ANY, duration })),
  close: async () => {},
})
