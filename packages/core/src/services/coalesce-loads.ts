/**
 * Returns a function that runs `load`. A call during a run makes `load` run once more, because the data may have changed since the request; all callers wait for the last
 * run. `load` gets the number of runs so far, and resolves with true to run again. Rejects if `load` rejects.
 */
export function coalesceLoads(load: (runs: number) => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false

  const run = async () => {
    let runs = 0
    try {
      do {
        again = false
        if (await load(runs++)) again = true
      } while (again)
    } finally {
      running = null
    }
  }
  return () => {
    again = running !== null
    running ??= run()
    return running
  }
}
