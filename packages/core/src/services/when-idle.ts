/** A busy browser runs the work after this many milliseconds anyway. */
const LATEST = 3000
/** Browsers without idle callbacks wait this long, in milliseconds. */
const WITHOUT_CALLBACK = 500

/** Runs `work` once the browser is idle. Returns the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, WITHOUT_CALLBACK)
  return () => clearTimeout(timer)
}
