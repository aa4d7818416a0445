/**
 * Returns a function that runs `load`. If it is called during a run, `load` runs once more, because the data may have changed since the request. All
 * callers wait for the last run. `load` receives the number of completed runs and resolves with true to run again.
 * The returned function rejects if `load` rejects.
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
