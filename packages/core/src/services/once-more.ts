/**
 * Returns a function that calls `load` and resolves when it is done. Called during a load, it makes that load happen once more, because what is loaded may have
 * changed since it began; all callers then wait for the last one. `load` resolves with true to be repeated; it is told how many times it ran before. Rejects if
 * `load` does.
 */
export function onceMore(load: (before: number) => Promise<boolean>): () => Promise<void> {
  let running: Promise<void> | null = null
  let again = false

  const run = async () => {
    try {
      for (let before = 0; before === 0 || again; before++) {
        again = false
        if (await load(before)) again = true
      }
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
