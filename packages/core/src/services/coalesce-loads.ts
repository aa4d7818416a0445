/**
 * Combines overlapping calls of `load`, which never runs twice at the same time. A call during a run triggers another run after it. Why: the current
 * run may miss changes made after its request.
 * Returns a function whose promise resolves after the last run, and rejects if `load` rejects.
 * `load` receives the number of completed runs, and resolves with true to run again.
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
