/** Returns a function that runs all the given ones, such as those that end reactions. */
export function stopAll(...stops: readonly (() => void)[]): () => void {
  return () => {
    for (const stop of stops) stop()
  }
}
