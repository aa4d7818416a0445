/**
 * A circuit breaker around another service. After work that took longer than `timeout`, all work is rejected at once for the time of `open`, so that no
 * further caller waits in vain. Both are milliseconds.
 */
export function breaker(name: string, { timeout, open }: { readonly timeout: number; readonly open: number }) {
  let openUntil = 0
  const failure = () => new Error(`${name} does not respond`)
  /** Runs the work. Rejects where it takes too long, or where the breaker is open. */
  return async function guard<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < openUntil) throw failure()
    let timer: NodeJS.Timeout | undefined
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        openUntil = performance.now() + open
        reject(failure())
      }, timeout)
    })
    try {
      return await Promise.race([work(), timedOut])
    } finally {
      clearTimeout(timer)
    }
  }
}
