/** Runs steps one after the other; one that is `together` runs in parallel with the next. Resolves once all have ended. */
export async function runSteps<Step extends { readonly together: boolean }>(
  steps: readonly Step[],
  run: (step: Step) => Promise<unknown>,
): Promise<void> {
  let running: Promise<unknown>[] = []
  for (const step of steps) {
    running.push(run(step))
    if (step.together) continue
    await Promise.all(running)
    running = []
  }
  await Promise.all(running)
}
