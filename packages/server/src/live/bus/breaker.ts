/**
 * A limit on how long a neighbour's answers are waited for. Once one did not come in time, nothing is asked for a while, so that not everybody waits in
 * vain. `answer` and `silence` are milliseconds.
 */
export function breaker(name: string, { answer, silence }: { readonly answer: number; readonly silence: number }) {
  let silentUntil = 0
  const failure = () => new Error(`${name} does not answer`)
  /** Asks, and rejects where no answer comes in time or none came lately. */
  return async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < silentUntil) throw failure()
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        silentUntil = performance.now() + silence
        reject(failure())
      }, answer)
    })
    try {
      return await Promise.race([work(), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
