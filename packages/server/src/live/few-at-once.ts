/**
 * Returns a function that runs work, at most `max` at once; the rest waits in its order. Why: the reads of hundreds of sockets that connect at the same moment would
 * keep all connections to the database busy, and calls wait behind them.
 */
export function fewAtOnce(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    // One that ends hands its place to the next that waits.
    if (running < max) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
